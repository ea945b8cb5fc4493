import { AsyncLocalStorage } from "node:async_hooks";
import {
  type Context,
  type ContextManager,
  context,
  propagation,
  ROOT_CONTEXT,
  type TextMapPropagator,
  trace,
} from "@opentelemetry/api";
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-base";

/** Keeps the context across awaits, as OpenTelemetry's own for Node does. */
class AsyncContexts implements ContextManager {
  readonly #storage = new AsyncLocalStorage<Context>();

  active = () => this.#storage.getStore() ?? ROOT_CONTEXT;

  with<Args extends unknown[], Work extends (...args: Args) => ReturnType<Work>>(
    given: Context,
    work: Work,
    self?: ThisParameterType<Work>,
    ...args: Args
  ): ReturnType<Work> {
    return this.#storage.run(given, () => work.apply(self, args));
  }

  bind = <Target>(_given: Context, target: Target): Target => target;
  enable = () => this;
  disable = () => this;
}

/** The header traceparent of W3C Trace Context. */
const traceparent: TextMapPropagator = {
  inject(given, carrier, setter) {
    const span = trace.getSpanContext(given);
    if (span) setter.set(carrier, "traceparent", `00-${span.traceId}-${span.spanId}-01`);
  },
  extract(given, carrier, getter) {
    const [, traceId = "", spanId = "", flags = "0"] = String(getter.get(carrier, "traceparent")).split("-");
    if (!traceId) return given;
    return trace.setSpanContext(given, { traceId, spanId, traceFlags: Number(flags), isRemote: true });
  },
  fields: () => ["traceparent"],
};

/** Registers an SDK of this process, whose spans stay in memory. */
export function startTracing() {
  const exporter = new InMemorySpanExporter();
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncContexts());
  propagation.setGlobalPropagator(traceparent);
  return {
    /** The spans that have ended. */
    spans: (): readonly ReadableSpan[] => exporter.getFinishedSpans(),
    reset: () => exporter.reset(),
    stop() {
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}
