import type OpenAI from "openai";
import type { APIError } from "openai";
import { answerForm } from "./answerForm";
import {
  type FaultKind,
  GenerationFault,
  type GenerationRequest,
  type TextGenerator,
  type Usage,
} from "./TextGenerator";

/** The server that generates text, and the credentials for it. */
export interface OpenAiSettings {
  apiKey: string;
  /** The base URL of any server that speaks the same protocol; undefined means OpenAI. */
  baseUrl: string | undefined;
  model: string;
  /** Milliseconds for all of one generation. */
  timeout: number;
}

/** Milliseconds before the one retry. A server that asks for more than `longest` is not retried. */
const pauses = { usual: 400, longest: 5_000 } as const;

/** One attempt: the request, and how far the response got. */
interface Attempt {
  request: GenerationRequest;
  signal: AbortSignal;
  /** Whether structured output is requested. */
  structured: boolean;
  onText: (text: string) => void;
  /** Whether a first piece of the response has arrived. */
  answered: boolean;
}

type Params = OpenAI.Chat.ChatCompletionCreateParamsStreaming;

/** The prompt includes the schema as well, since a server may not support structured output. */
function toParams(model: string, { request, structured }: Attempt): Params {
  const { rules, material, form } = request;
  const schema = answerForm(form.schema);
  const wording = `Answer with one JSON document and nothing else, of this form:\n${JSON.stringify(schema)}`;
  return {
    model,
    stream: true,
    messages: [
      { role: "system", content: `${rules}\n\n${wording}` },
      { role: "user", content: material },
    ],
    ...(structured
      ? {
          stream_options: { include_usage: true },
          response_format: { type: "json_schema", json_schema: { name: form.name, strict: true, schema } },
        }
      : {}),
  };
}

function throwEnding(reason: string | null): void {
  if (reason === "length") throw new GenerationFault("TOO_LONG", "the server cut off the response");
  if (reason === "content_filter") throw new GenerationFault("REFUSED", "the server filtered the response");
  if (reason === null) throw new GenerationFault("BROKEN_OFF", "the stream ended before the response did");
}

async function readStream(stream: AsyncIterable<OpenAI.Chat.ChatCompletionChunk>, attempt: Attempt) {
  let usage: Usage | null = null;
  let ending: string | null = null;
  let refusal = "";
  for await (const chunk of stream) {
    attempt.answered = true;
    if (chunk.usage)
      usage = { inputTokens: chunk.usage.prompt_tokens, outputTokens: chunk.usage.completion_tokens };
    const [choice] = chunk.choices ?? [];
    refusal += choice?.delta?.refusal ?? "";
    if (choice?.delta?.content) attempt.onText(choice.delta.content);
    ending = choice?.finish_reason ?? ending;
  }
  if (attempt.signal.aborted) return usage;
  if (refusal !== "") throw new GenerationFault("REFUSED", refusal);
  throwEnding(ending);
  return usage;
}

const isApiError = (error: unknown): error is APIError =>
  error instanceof Error && "status" in error && "headers" in error;

const getStatus = (error: unknown): number | undefined =>
  isApiError(error) && typeof error.status === "number" ? error.status : undefined;

/** Milliseconds after which the server wants to be called again. */
function getPause(error: unknown): number {
  const seconds = isApiError(error) ? Number(error.headers?.get("retry-after") ?? Number.NaN) : Number.NaN;
  return Number.isFinite(seconds) ? seconds * 1000 : pauses.usual;
}

/** A busy or failing server, and a connection that broke before the response began, are worth a retry. */
function isWorthRetry(error: unknown, { answered }: Attempt): boolean {
  if (answered || error instanceof GenerationFault) return false;
  const status = getStatus(error);
  const passing = status === undefined || status === 408 || status === 429 || status >= 500;
  return passing && getPause(error) <= pauses.longest;
}

/** A server without structured output rejects the request as malformed. */
const dislikesForm = (error: unknown, { structured }: Attempt): boolean =>
  structured && [400, 404, 415, 422, 501].includes(getStatus(error) ?? 0);

function toFaultKind(status: number | undefined, answered: boolean): FaultKind {
  if (status === undefined) return answered ? "BROKEN_OFF" : "UNREACHABLE";
  if (status === 401 || status === 403) return "KEY_REJECTED";
  if (status === 429) return "RATE_LIMITED";
  return status >= 500 ? "SERVER_FAILED" : "REQUEST_REJECTED";
}

function toFault(error: unknown, { answered }: Attempt): unknown {
  if (error instanceof GenerationFault) return error;
  // An error that the server reports in mid-stream is not a connection error.
  const reported = isApiError(error) && error.error !== undefined && getStatus(error) === undefined;
  const kind = reported ? "SERVER_FAILED" : toFaultKind(getStatus(error), answered);
  return new GenerationFault(kind, error instanceof Error ? error.message : String(error), { cause: error });
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const wake = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener("abort", wake, { once: true });
  });

/** A generator on OpenAI's protocol. The package is loaded with the first generation: most starts need none. */
export function openOpenAi({ apiKey, baseUrl, model, timeout }: OpenAiSettings): TextGenerator {
  let knowsForms = true;

  async function connect(): Promise<OpenAI> {
    const { default: Client } = await import("openai");
    return new Client({
      apiKey,
      ...(baseUrl === undefined ? { baseURL: "https://api.openai.com/v1" } : { baseURL: baseUrl }),
      // The package would take these from the environment, which only our settings read.
      organization: null,
      project: null,
      maxRetries: 0,
      timeout,
      logLevel: "off",
    });
  }

  async function attemptOnce(client: OpenAI, attempt: Attempt): Promise<Usage | null> {
    const stream = await client.chat.completions.create(toParams(model, attempt), { signal: attempt.signal });
    return readStream(stream, attempt);
  }

  /** One request, and a second without the schema if the server does not support schemas. */
  async function attemptInAnyForm(client: OpenAI, attempt: Attempt): Promise<Usage | null> {
    attempt.structured = knowsForms;
    try {
      return await attemptOnce(client, attempt);
    } catch (error) {
      if (!dislikesForm(error, attempt)) throw error;
      attempt.structured = false;
      const usage = await attemptOnce(client, attempt);
      knowsForms = false;
      return usage;
    }
  }

  async function attemptTwice(client: OpenAI, attempt: Attempt): Promise<Usage | null> {
    try {
      return await attemptInAnyForm(client, attempt);
    } catch (error) {
      if (attempt.signal.aborted || !isWorthRetry(error, attempt)) throw error;
      await pause(getPause(error), attempt.signal);
      return attemptInAnyForm(client, attempt);
    }
  }

  return {
    model,
    async generate(request, onText) {
      const late = AbortSignal.timeout(timeout);
      const signal = AbortSignal.any([request.signal, late]);
      let thrown: unknown;
      const listen = (text: string) => {
        try {
          onText(text);
        } catch (error) {
          thrown = error;
          throw error;
        }
      };
      const attempt: Attempt = { request, signal, structured: true, onText: listen, answered: false };
      try {
        const usage = await attemptTwice(await connect(), attempt);
        if (!signal.aborted) return usage;
      } catch (error) {
        if (thrown !== undefined) throw thrown;
        if (!signal.aborted) throw toFault(error, attempt);
      }
      if (request.signal.aborted) return null;
      throw new GenerationFault("TIMEOUT", `no complete response in ${timeout} ms`);
    },
  };
}
