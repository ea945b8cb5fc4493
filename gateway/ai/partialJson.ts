type Container = Record<string, unknown> | unknown[];

/** The tokens that may follow inside the innermost container. */
type Expecting = "key" | "colon" | "value" | "comma";

interface Frame {
  container: Container;
  key: string;
  expecting: Expecting;
}

/** The reader's position: before the document, inside it, after its end, or at invalid JSON. */
export type ReadingState = "before" | "inside" | "done" | "broken";

/**
 * Reads a JSON object while it arrives in pieces. Its value holds the complete parts so far: strings and
 * numbers appear once they are closed, objects and lists as soon as they are opened. It tolerates common
 * model output: text and fences around the document, thoughts in front of it, line breaks in strings, commas
 * before a closing bracket.
 */
export interface PartialJson {
  push(piece: string): void;
  readonly state: ReadingState;
  readonly value: unknown;
  /** Whether an object or a list inside the value was closed. */
  isClosed(part: object): boolean;
}

const thought = { start: "<think>", end: "</think>" } as const;
const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  "\\": "\\",
  "/": "/",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};
const decodeUnicode = (digits: string): string | undefined =>
  /^[\da-f]{4}$/i.test(digits) ? String.fromCharCode(Number.parseInt(digits, 16)) : undefined;
const literals: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ["true", true],
  ["false", false],
  ["null", null],
]);
const numberPattern = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/;

/** The state after each token. */
const transitions: Readonly<
  Record<Expecting, Readonly<Record<string, "string" | "value" | "next" | "open">>>
> = {
  key: { '"': "string" },
  colon: { ":": "value" },
  value: { '"': "string", "{": "open", "[": "open" },
  comma: { ",": "next" },
};

/** An object ends before a key or after a value. */
const mayEnd = ({ expecting }: Frame): boolean => expecting === "key" || expecting === "comma";

class Reader implements PartialJson {
  state: ReadingState = "before";
  value: unknown;
  readonly #stack: Frame[] = [];
  readonly #closed = new WeakSet<object>();
  /** The first letters before the document, enough to know a thought by; inside a thought its last ones. */
  #preface = "";
  #thinking = false;
  /** A string that is open; undefined outside of strings. */
  #string: string | undefined;
  /** An escape that is open, from its backslash on. */
  #escape = "";
  /** An open number or literal. */
  #word = "";

  push(piece: string): void {
    for (const character of piece) {
      if (this.state === "done" || this.state === "broken") return;
      if (this.state === "before") this.#beforeDocument(character);
      else if (this.#string !== undefined) this.#insideString(character);
      else this.#outsideString(character);
    }
  }

  isClosed(part: object): boolean {
    return this.#closed.has(part);
  }

  #beforeDocument(character: string): void {
    if (this.#thinking) {
      this.#preface = (this.#preface + character).slice(-thought.end.length);
      this.#thinking = this.#preface !== thought.end;
      return;
    }
    if (character === "{") this.#open({});
    else if (this.#preface.length < thought.start.length)
      this.#preface = (this.#preface + character).trimStart();
    this.#thinking = this.#preface === thought.start;
  }

  #open(container: Container): void {
    if (this.#stack.length === 0) this.value = container;
    else this.#attach(container);
    this.state = "inside";
    this.#stack.push({ container, key: "", expecting: Array.isArray(container) ? "value" : "key" });
  }

  #attach(value: unknown): void {
    const frame = this.#stack.at(-1);
    if (!frame) return;
    if (Array.isArray(frame.container)) frame.container.push(value);
    else Object.defineProperty(frame.container, frame.key, { value, ...ownProperty });
    frame.expecting = "comma";
  }

  #break(): void {
    this.state = "broken";
  }

  #insideString(character: string): void {
    if (this.#escape !== "") this.#insideEscape(character);
    else if (character === "\\") this.#escape = "\\";
    else if (character === '"') this.#endString();
    else this.#string += character;
  }

  #insideEscape(character: string): void {
    this.#escape += character;
    const isUnicode = this.#escape.startsWith("\\u");
    if (isUnicode && this.#escape.length < 6) return;
    const meant = isUnicode ? decodeUnicode(this.#escape.slice(2)) : escapes[character];
    if (meant === undefined) this.#break();
    else this.#string += meant;
    this.#escape = "";
  }

  #endString(): void {
    const text = this.#string ?? "";
    this.#string = undefined;
    const frame = this.#stack.at(-1);
    if (frame?.expecting === "key") {
      frame.key = text;
      frame.expecting = "colon";
    } else this.#attach(text);
  }

  #outsideString(character: string): void {
    if (/[\w.+-]/.test(character)) {
      if (this.#stack.at(-1)?.expecting === "value") this.#word += character;
      else this.#break();
      return;
    }
    if (this.#word !== "") this.#endWord();
    if (this.state === "inside") this.#mark(character);
  }

  #endWord(): void {
    const word = this.#word;
    this.#word = "";
    if (literals.has(word)) this.#attach(literals.get(word));
    else if (numberPattern.test(word)) this.#attach(Number(word));
    else this.#break();
  }

  #mark(character: string): void {
    const frame = this.#stack.at(-1);
    if (!frame || /\s/.test(character)) return;
    const isList = Array.isArray(frame.container);
    const next = transitions[frame.expecting][character];
    if (next === "string") this.#string = "";
    else if (next === "value") frame.expecting = "value";
    else if (next === "next") frame.expecting = isList ? "value" : "key";
    else if (next === "open") this.#open(character === "{" ? {} : []);
    else if (isList ? character === "]" : character === "}" && mayEnd(frame)) this.#close(frame.container);
    else this.#break();
  }

  #close(container: Container): void {
    this.#closed.add(container);
    this.#stack.pop();
    if (this.#stack.length === 0) this.state = "done";
  }
}

// A key such as __proto__ gets no special treatment.
const ownProperty = { enumerable: true, configurable: true, writable: true } as const;

/** A reader that has read nothing yet. */
export const readPartialJson = (): PartialJson => new Reader();
