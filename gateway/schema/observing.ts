import { type DocumentNode, type ExecutionResult, Kind, type OperationDefinitionNode } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { PersistedDocuments } from "../graphql/persisted";
import type { Metrics } from "../metrics/metrics";
import { traceOperation } from "../tracing/traced";
import { hasErrors } from "./plans";

interface Observed {
  type: string;
  /** Undefined for a document that is not the build's own: its name is the caller's choice. */
  name: string | undefined;
}

const texts = new WeakMap<PersistedDocuments, ReadonlySet<string>>();

function isPersisted(persisted: PersistedDocuments, text: string | undefined): boolean {
  if (text === undefined) return false;
  const known = texts.get(persisted) ?? new Set(persisted.values());
  texts.set(persisted, known);
  return known.has(text);
}

/** The operation name of each document, for metrics; documents are parsed once, and described once. */
function openDescriptions(persisted: () => PersistedDocuments): (document: DocumentNode) => Observed {
  const known = new WeakMap<DocumentNode, Observed>();
  return (document) => {
    const described = known.get(document);
    if (described) return described;
    const operation = document.definitions.find(
      (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
    );
    const name = isPersisted(persisted(), document.loc?.source.body) ? operation?.name?.value : undefined;
    const made = { type: operation?.operation ?? "query", name };
    known.set(document, made);
    return made;
  };
}

interface ObservingOptions {
  metrics: Metrics;
  persisted: () => PersistedDocuments;
}

/** Times, counts and traces each query and mutation that is executed, over every transport. */
export function observing({ metrics, persisted }: ObservingOptions): Plugin {
  const describe = openDescriptions(persisted);
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const { type, name } = describe(args.document);
      setExecuteFn(async (given) => {
        const started = performance.now();
        let failed = true;
        try {
          const result: ExecutionResult = await traceOperation({ type, name }, () => executeFn(given));
          failed = hasErrors(result);
          return result;
        } finally {
          metrics.operation({
            name: name ?? "other",
            failed,
            seconds: (performance.now() - started) / 1000,
          });
        }
      });
    },
  };
}
