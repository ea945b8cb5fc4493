import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { answerTo, type Material } from "./answers";

/** One request as the stand-in saw it. */
export interface Seen {
  instruction: string;
  body: { model: string; response_format?: unknown; messages: { role: string; content: string }[] };
  authorization: string;
  /** Whether the caller hung up before the answer was over. */
  hungUp: boolean;
  over: boolean;
}

/** A server that speaks OpenAI's protocol over real HTTP. Its faults are in the instruction, as `#word`. */
export interface ModelServer {
  /** The base URL to be configured. */
  url: string;
  seen: Seen[];
  /** Lets the answers to `#held` instructions go on. */
  release(): void;
  close(): Promise<void>;
}

const statuses: Readonly<Record<string, number>> = { "429": 429, "500": 500, "503": 503, "401": 401 };

interface Exchange {
  seen: Seen;
  response: ServerResponse;
  form: string;
  material: Material;
  /** How often this instruction came. */
  times: number;
}

const event = (choice: unknown, rest: object = {}) =>
  `data: ${JSON.stringify({ id: "x", object: "chat.completion.chunk", created: 1, model: "stand-in", choices: choice ? [choice] : [], ...rest })}\n\n`;

const delta = (content: string) => event({ index: 0, delta: { content }, finish_reason: null });

function fail(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "Content-Type": "application/json", ...headers });
  response.end(JSON.stringify({ error: { message: `stand-in ${status}`, type: "error", code: null } }));
}

/** Refuses before a stream begins; returns whether it did. */
function refuseAtOnce({ seen, response, times }: Exchange): boolean {
  const { instruction, body } = seen;
  const word = (name: string) => instruction.includes(`#${name}`);
  for (const [name, status] of Object.entries(statuses)) {
    if (word(`${name}-once`) ? times === 1 : word(name)) {
      fail(response, status, word("later") ? { "Retry-After": "30" } : { "Retry-After": "0" });
      return true;
    }
  }
  if (word("plain") && body.response_format) {
    fail(response, 400);
    return true;
  }
  if (word("hangup-once") ? times === 1 : word("hangup")) {
    response.destroy();
    return true;
  }
  return false;
}

function textOf({ seen: { instruction }, form, material }: Exchange): string {
  const json = JSON.stringify(answerTo(form, material));
  if (instruction.includes("#badjson")) return `${json.slice(0, 40)} nonsense ]`;
  if (instruction.includes("#shape")) return JSON.stringify({ chapters: ["One"] });
  if (instruction.includes("#empty")) return JSON.stringify({ objectives: [], modules: [] });
  if (instruction.includes("#endless")) return `{"objectives":["${"x".repeat(500_000)}`;
  if (instruction.includes("#fenced"))
    return `<think>{ hm }</think>Here you are:\n\`\`\`json\n${json}\n\`\`\`\nDone.`;
  return json;
}

/** The response's schema tells which form was asked for. */
const forms = ["questions", "blocks", "proposals"] as const;

const pieces = (text: string, size: number) => text.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];

interface Stand {
  gate: Promise<void>;
}

/** Acts in the middle of an answer; returns whether that was its end. */
async function interrupt({ seen, response, material }: Exchange, stand: Stand): Promise<boolean> {
  const { instruction } = seen;
  // A continuation gets through, unless it is meant to fail as well.
  if (material.proposed && !instruction.includes("#again")) return false;
  if (instruction.includes("#held")) await stand.gate;
  if (instruction.includes("#drop")) {
    // The part written before has to reach the caller first.
    await sleep(20);
    response.destroy();
  } else if (instruction.includes("#stop")) response.end();
  else if (instruction.includes("#midway")) response.end(`data: {"error":{"message":"out of memory"}}\n\n`);
  else return instruction.includes("#stall");
  return true;
}

const endings: Readonly<Record<string, string>> = { "#length": "length", "#filter": "content_filter" };

function endStream({ seen: { instruction, body }, response }: Exchange): void {
  const found = Object.keys(endings).find((word) => instruction.includes(word));
  if (instruction.includes("#refusal"))
    response.write(event({ index: 0, delta: { refusal: "I cannot help with that." }, finish_reason: null }));
  response.write(event({ index: 0, delta: {}, finish_reason: endings[found ?? ""] ?? "stop" }));
  if (body.response_format)
    response.write(event(null, { usage: { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 } }));
  response.end("data: [DONE]\n\n");
}

async function streamText(exchange: Exchange, stand: Stand): Promise<void> {
  const { response, seen } = exchange;
  const parts = pieces(textOf(exchange), 12);
  for (const [index, part] of parts.entries()) {
    if (response.destroyed) return;
    response.write(delta(part));
    if (seen.instruction.includes("#slow")) await sleep(40);
    if (index === Math.floor(parts.length / 2) && (await interrupt(exchange, stand))) return;
  }
  endStream(exchange);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** Starts the stand-in; port 0 is a free one. */
export async function openModelServer(port = 0): Promise<ModelServer> {
  const all: Seen[] = [];
  let release: () => void = () => undefined;
  const stand: Stand = {
    gate: new Promise((resolve) => {
      release = resolve;
    }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === "GET") {
      const mark = new URL(request.url ?? "/", "http://stand-in").searchParams.get("mark") ?? "";
      response.writeHead(200, { "Content-Type": "application/json" });
      response.end(JSON.stringify(all.filter(({ instruction }) => instruction.includes(mark))));
      return;
    }
    const body = JSON.parse(await bodyOf(request)) as Seen["body"];
    const [system, user] = body.messages;
    const given = JSON.parse(user?.content ?? "{}") as Material;
    // A submission to mark has no instruction: the faults are in its text.
    const material = { ...given, instruction: given.instruction ?? given.submission };
    const seen: Seen = {
      instruction: material.instruction,
      body,
      hungUp: false,
      over: false,
      authorization: request.headers.authorization ?? "",
    };
    all.push(seen);
    const times = all.filter(({ instruction }) => instruction === material.instruction).length;
    const form = forms.find((name) => system?.content.includes(`"${name}"`)) ?? "topics";
    const exchange: Exchange = { seen, response, form, material, times };
    response.on("close", () => {
      seen.hungUp = !response.writableFinished;
      seen.over = true;
    });
    if (material.instruction.includes("#silent") || refuseAtOnce(exchange)) return;
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    await streamText(exchange, stand);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(400).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    seen: all,
    release: () => release(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
