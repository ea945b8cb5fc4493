import type { SaveOutcome } from "../relay/saveState";
import type { KeptEdits } from "./keptEdits";

/** A text as the server has it. */
export interface VersionedText {
  readonly text: string;
  /** Null where there is none. */
  readonly version: string | null;
}

/**
 * The outcome of a save: the new version, or the text that another window has written since. Of a refused text a part may
 * have been saved: `base` is what the server has then.
 */
export type VersionedOutcome =
  | { readonly kind: "saved"; readonly version: string | null }
  | { readonly kind: "unreachable" }
  | { readonly kind: "refused" | "failed"; readonly base?: VersionedText; readonly reason?: string }
  | { readonly kind: "stale"; readonly theirs: VersionedText };

/** Saving, keeping and choosing the text of an edit. */
export interface EditOptions {
  /** Saves a text that began from a version; it is never called while an earlier call runs. */
  readonly save: (text: string, version: string | null) => Promise<VersionedOutcome>;
  readonly kept: KeptEdits;
  /**
   * Called with the text that another window has written since this one began, and the one that was sent. Returns whether
   * the person has to choose between the two; the other one is kept without asking where not.
   */
  readonly onCrossed: (theirs: VersionedText, mine: string) => boolean;
  /** Why nothing is saved before the person has chosen. */
  readonly crossed?: string;
}

/** Both texts, one below the other. */
export const joinTexts = (mine: string, theirs: string): string =>
  [mine, theirs].map((text) => text.trim()).join("\n\n---\n\n");

/**
 * The edit of a text that several windows may have open: it knows the version that it began from, and replaces no other
 * one before the person has chosen.
 */
export class VersionedEdit {
  readonly #read: () => EditOptions;
  #base: VersionedText;
  /** A text that was sent without a response: the server may have it. */
  #lost: string | null = null;
  #isHeld = false;

  /** The options are read each time, since they may change. */
  constructor(saved: VersionedText, readOptions: () => EditOptions) {
    this.#base = saved;
    this.#read = readOptions;
  }

  /** The version that what is shown is based on. */
  get version(): string | null {
    return this.#base.version;
  }

  /** Whether the person has to choose between two texts. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** Begins from another text than before, such as the one that was chosen. */
  settle(base: VersionedText): void {
    this.#base = base;
    this.#lost = null;
    this.#isHeld = false;
  }

  /** Keeps a text in this browser until it is saved; `at` is when it was made, in milliseconds since 1970. */
  keep(text: string, at?: number): void {
    this.#read().kept.write({ text, version: this.#base.version, ...(at !== undefined && { at }) });
  }

  /** Sends a text. */
  async send(text: string): Promise<SaveOutcome> {
    const { save, kept, crossed = "" } = this.#read();
    // Another account has signed in, or the person has to choose first: the text stays where it is.
    if (this.#isHeld || !kept.isCurrent()) return { kind: "refused", reason: this.#isHeld ? crossed : "" };
    const outcome = await save(text, this.#base.version);
    if (outcome.kind === "saved") {
      this.settle({ text, version: outcome.version });
      kept.settle(text, outcome.version);
      return { kind: "saved" };
    }
    if (outcome.kind === "stale") return this.#cross(text, outcome.theirs);
    if (outcome.kind === "unreachable") {
      this.#lost = text;
      return { kind: "unreachable" };
    }
    if (outcome.base) {
      this.#base = outcome.base;
      kept.settle(outcome.base.text, outcome.base.version);
    }
    return { kind: outcome.kind, reason: outcome.reason ?? "" };
  }

  async #cross(text: string, theirs: VersionedText): Promise<SaveOutcome> {
    const isOwn = theirs.text === text || theirs.text === this.#lost;
    this.#lost = null;
    if (isOwn) {
      this.#base = theirs;
      return this.send(text);
    }
    const { onCrossed, kept, crossed = "" } = this.#read();
    this.#isHeld = onCrossed(theirs, text);
    if (this.#isHeld) return { kind: "refused", reason: crossed };
    this.settle(theirs);
    kept.settle(text, theirs.version);
    return { kind: "saved" };
  }
}
