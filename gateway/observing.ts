import { GenerationFault, type TextGenerator } from "./ai/TextGenerator";
import type { BusObserver } from "./bus/bus";
import type { ObserveStatement } from "./database/observedAdapters";
import type { Metrics } from "./metrics/metrics";
import { carrySpan } from "./tracing/spans";
import { tracePublish, traceReceived, traceStatement } from "./tracing/traced";

const commands: ReadonlySet<string> = new Set([
  "SELECT",
  "INSERT",
  "UPDATE",
  "DELETE",
  "WITH",
  "COMMIT",
  "ROLLBACK",
]);

/** The first word of a statement; "OTHER" for unknown ones. */
function readCommand(sql: string): string {
  const command = /\w+/.exec(sql)?.[0].toUpperCase() ?? "";
  return commands.has(command) ? command : "OTHER";
}

/** Has each statement counted, timed and traced. */
export const observeStatements =
  (metrics: Metrics): ObserveStatement =>
  async (sql, run) => {
    const started = performance.now();
    let failed = true;
    try {
      const result = await traceStatement(sql, run);
      failed = false;
      return result;
    } finally {
      metrics.statement({
        command: readCommand(sql),
        failed,
        seconds: (performance.now() - started) / 1000,
      });
    }
  };

/** Has the events of a bus counted and traced, over the way to other gateways too. */
export const observeBus = (metrics: Metrics): BusObserver => ({
  publish(topic, work) {
    metrics.published(topic);
    tracePublish(topic, work);
  },
  receive(topic, carrier, work) {
    metrics.received(topic);
    traceReceived(topic, carrier, work);
  },
  carry: carrySpan,
});

/** Has each request to the AI service counted and timed. */
export const observeGenerator = (generator: TextGenerator, metrics: Metrics): TextGenerator => ({
  model: generator.model,
  async generate(request, onText) {
    const started = performance.now();
    let outcome = "failed";
    let tokens = { inputTokens: 0, outputTokens: 0 };
    try {
      const usage = await generator.generate(request, onText);
      outcome = request.signal.aborted ? "cancelled" : "finished";
      tokens = usage ?? tokens;
      return usage;
    } catch (error) {
      if (error instanceof GenerationFault) outcome = error.kind;
      throw error;
    } finally {
      metrics.generation({ outcome, seconds: (performance.now() - started) / 1000, ...tokens });
    }
  },
});
