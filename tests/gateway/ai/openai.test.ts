import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { openOpenAi } from "#gateway/ai/openai";
import { type FaultKind, GenerationFault } from "#gateway/ai/TextGenerator";
import { openModelServer } from "#tests/support/model/server";

const server = await openModelServer();
afterAll(() => server.close());

const schema = z.object({ objectives: z.array(z.string().max(10)), modules: z.array(z.unknown()) });

interface Asking {
  timeout?: number;
  signal?: AbortSignal;
  onText?: (text: string) => void;
  baseUrl?: string;
}

function ask(instruction: string, options: Asking = {}) {
  const { timeout = 10_000, signal = new AbortController().signal, onText, baseUrl = server.url } = options;
  const generator = openOpenAi({ apiKey: "secret", baseUrl, model: "some-model", timeout });
  const material = JSON.stringify({ instruction, about: { title: "T", modules: [] } });
  const request = { rules: "Do it.", material, form: { name: "topics", schema }, signal };
  let text = "";
  const listen = (piece: string) => {
    text += piece;
    onText?.(piece);
  };
  return generator.generate(request, listen).then((usage) => ({ usage, text }));
}

const requestsOf = (instruction: string) => server.seen.filter((seen) => seen.instruction === instruction);

const faultOf = (work: Promise<unknown>): Promise<FaultKind | "no fault"> =>
  work.then(
    () => "no fault" as const,
    (error: unknown) => {
      if (error instanceof GenerationFault) return error.kind;
      throw error;
    },
  );

describe("a generator on OpenAI's protocol", () => {
  it("asks by schema, streams the answer and tells what it cost", async () => {
    const pieces: string[] = [];
    const { usage, text } = await ask("usual", { onText: (piece) => void pieces.push(piece) });
    expect(usage).toEqual({ inputTokens: 100, outputTokens: 50 });
    expect(pieces.length).toBeGreaterThan(5);
    expect(JSON.parse(text)).toHaveProperty("modules");
    const [seen] = requestsOf("usual");
    expect(seen).toMatchObject({
      authorization: "Bearer secret",
      body: {
        model: "some-model",
        stream: true,
        response_format: {
          type: "json_schema",
          json_schema: {
            strict: true,
            schema: {
              additionalProperties: false,
              properties: { objectives: { type: "array", items: { type: "string" } } },
            },
          },
        },
      },
    });
    expect(JSON.stringify(seen?.body.response_format)).not.toContain("maxLength");
  });

  it("does without the schema where the server knows none, and without counted tokens", async () => {
    const { usage, text } = await ask("#plain");
    expect([usage, JSON.parse(text)]).toEqual([
      null,
      expect.objectContaining({ objectives: expect.any(Array) }),
    ]);
    expect(requestsOf("#plain").map(({ body }) => "response_format" in body)).toEqual([true, false]);
    expect(requestsOf("#plain")[1]?.body.messages[0]?.content).toContain('"objectives"');
  });

  it.each(["#429-once", "#500-once", "#hangup-once"])("asks once more after %s", async (instruction) => {
    expect((await ask(instruction)).text).not.toBe("");
    expect(requestsOf(instruction)).toHaveLength(2);
  });

  it.each([
    ["#429", "RATE_LIMITED", 2],
    ["#429 #later", "RATE_LIMITED", 1],
    ["#500", "SERVER_FAILED", 2],
    ["#hangup", "UNREACHABLE", 2],
    ["#401", "KEY_REJECTED", 1],
    ["#refusal", "REFUSED", 1],
    ["#filter", "REFUSED", 1],
    ["#length", "TOO_LONG", 1],
    ["#drop", "BROKEN_OFF", 1],
    ["#stop", "BROKEN_OFF", 1],
    ["#midway", "SERVER_FAILED", 1],
  ] as const)("tells %s as %s after asking %i times", async (instruction, kind, times) => {
    expect(await faultOf(ask(instruction))).toBe(kind);
    expect(requestsOf(instruction)).toHaveLength(times);
  });

  it("gives up when its time is over, before and inside an answer", async () => {
    expect(await faultOf(ask("#silent overdue", { timeout: 200 }))).toBe("TIMEOUT");
    expect(await faultOf(ask("#stall overdue", { timeout: 200 }))).toBe("TIMEOUT");
    await expect
      .poll(() =>
        server.seen.filter(({ instruction }) => /overdue/.test(instruction)).every(({ hungUp }) => hungUp),
      )
      .toBe(true);
  });

  it("reports that the service is unreachable", async () => {
    expect(await faultOf(ask("nobody", { baseUrl: "http://127.0.0.1:9/v1" }))).toBe("UNREACHABLE");
  });

  it("ends quietly when it is aborted, and hangs up upstream at once", async () => {
    const controller = new AbortController();
    const started = performance.now();
    const { usage } = await ask("#stall aborted", {
      signal: controller.signal,
      onText: () => controller.abort(),
    });
    expect(usage).toBeNull();
    await expect.poll(() => requestsOf("#stall aborted")[0]?.hungUp, { timeout: 1_000 }).toBe(true);
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it("ends the request upstream when the rest is no longer wanted", async () => {
    const enough = new GenerationFault("TOO_LONG", "enough");
    const asking = ask("#stall enough", {
      onText: () => {
        throw enough;
      },
    });
    await expect(asking).rejects.toBe(enough);
    await expect.poll(() => requestsOf("#stall enough")[0]?.hungUp, { timeout: 1_000 }).toBe(true);
  });
});
