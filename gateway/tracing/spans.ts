import {
  type Attributes,
  type Context,
  context,
  ProxyTracerProvider,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { productVersion } from "../productVersion";

/**
 * The tracer of the SDK that was registered before the gateway's code; undefined without one, which costs
 * nothing.
 */
export function findTracer(): Tracer | undefined {
  const provider = trace.getTracerProvider();
  if (provider instanceof ProxyTracerProvider) return provider.getDelegateTracer("lectern", productVersion);
  return provider.getTracer("lectern", productVersion);
}

interface Described {
  name: string;
  kind?: SpanKind;
  attributes: Attributes;
  /** The parent span; the current one when left out. */
  parent?: Context;
}

/** Errors may quote typed text: only their class is recorded. */
function fail(span: Span, error: unknown): void {
  span.setAttribute("error.type", error instanceof Error ? error.name : "unknown");
  span.setStatus({ code: SpanStatusCode.ERROR });
}

function end(span: Span, error?: unknown): void {
  if (error !== undefined) fail(span, error);
  span.end();
}

/** Runs work in a span that ends with it, its promise included. Awaited work belongs to the span. */
export function inSpan<Result>(describe: () => Described, work: (span?: Span) => Result): Result {
  const tracer = findTracer();
  if (!tracer) return work();
  const { name, kind = SpanKind.INTERNAL, attributes, parent = context.active() } = describe();
  const span = tracer.startSpan(name, { kind, attributes }, parent);
  return context.with(trace.setSpan(parent, span), () => {
    try {
      const result = work(span);
      if (!(result instanceof Promise)) {
        end(span);
        return result;
      }
      result.then(
        () => end(span),
        (error: unknown) => end(span, error),
      );
      return result;
    } catch (error) {
      end(span, error);
      throw error;
    }
  });
}

/** The context of the current span for another process; undefined without one. */
export function carrySpan(): Record<string, string> | undefined {
  if (!findTracer()) return undefined;
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return Object.keys(carrier).length > 0 ? carrier : undefined;
}

/** The span of another process. */
export const readCarried = (carrier: unknown): Context => propagation.extract(context.active(), carrier);
