import {
  type DocumentNode,
  type FormattedExecutionResult,
  GraphQLError,
  getOperationAST,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import type { Logger } from "pino";
import type { Context } from "../graphql/context";
import { formatForSocket } from "../graphql/faults";
import { type LiveEvent, LiveSource } from "../graphql/live";
import { type DocumentRules, documentText } from "../graphql/persisted";
import type { Operation, Pipeline, Result } from "../schema/pipeline";
import { refuseUnfit } from "../schema/plugins";
import { schema } from "../schema/schema";
import type { SubscribePayload } from "./protocol";

/** The parts of the gateway that an operation uses. */
export interface OperationParts {
  pipeline: Pipeline;
  documents: DocumentRules;
  log: Logger;
}

/** An operation that was found fit to run, for one viewer. */
export interface SocketOperation extends Operation {
  /** The document as it was sent: with the variables, the identity of an operation. */
  text: string;
  isSubscription: boolean;
  /** Whether it selects a field that the schema marks as viewer-dependent. */
  isPersonal: boolean;
}

/** The errors of an operation that fails before its first result. */
export class OperationErrors extends Error {
  readonly errors: readonly GraphQLError[];

  constructor(errors: readonly GraphQLError[]) {
    super(errors[0]?.message ?? "The operation cannot run");
    this.errors = errors;
  }
}

const badInput = (message: string) =>
  new OperationErrors([new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } })]);

/** The mark of a field whose value depends on the viewer: `extensions: viewerDependent`. */
const isMarked = (extensions: Readonly<Record<string, unknown>> | undefined): boolean =>
  extensions?.["viewerDependent"] === true;

const personal = new WeakMap<DocumentNode, boolean>();

function isPersonal(document: DocumentNode): boolean {
  const known = personal.get(document);
  if (known !== undefined) return known;
  let found = false;
  const types = new TypeInfo(schema);
  const Field = () => {
    found ||= isMarked(types.getFieldDef()?.extensions);
  };
  visit(document, visitWithTypeInfo(types, { Field }));
  personal.set(document, found);
  return found;
}

/** Parses and validates an operation by the shared pipeline. Throws OperationErrors. */
export function readOperation(
  { pipeline, documents }: OperationParts,
  payload: SubscribePayload,
  context: Context,
): SocketOperation {
  const text = documentText(documents, payload, context.viewer);
  if (!text) throw badInput("The message names no operation");
  const { document, errors } = pipeline.read(text, context);
  if (errors.length > 0) throw new OperationErrors(errors);
  const operationName = payload.operationName ?? undefined;
  const definition = getOperationAST(document, operationName);
  if (!definition) throw badInput("The document has no such operation");
  const variables = payload.variables ?? {};
  refuseUnfit({ document, operationName, variableValues: variables });
  const isSubscription = definition.operation === OperationTypeNode.SUBSCRIPTION;
  return { document, text, operationName, variables, isSubscription, isPersonal: isPersonal(document) };
}

/** A result in the form of a socket's message. */
const formatResult = ({ data, errors }: Result): FormattedExecutionResult =>
  errors ? { data: data ?? null, errors: errors.map(formatForSocket) } : { data: data ?? null };

/** Runs a query or a mutation as HTTP would. */
export const runOnce = async (
  { pipeline }: OperationParts,
  operation: SocketOperation,
  context: Context,
): Promise<FormattedExecutionResult> => formatResult(await pipeline.run(operation, context));

/** Authorizes a subscription and opens its source. Throws OperationErrors. */
export async function openSource(
  { pipeline }: Pick<OperationParts, "pipeline">,
  operation: SocketOperation,
  context: Context,
): Promise<LiveSource> {
  const source = await pipeline.subscribe(operation, context);
  if (source instanceof LiveSource) return source;
  if ("errors" in source) throw new OperationErrors(source.errors);
  throw new Error("a subscription field listens to something else than live(...)");
}

interface EventExecution {
  event: LiveEvent;
  context: Context;
}

/** Executes an operation for one event. */
export const runForEvent = async (
  pipeline: Pipeline,
  operation: SocketOperation,
  { event, context }: EventExecution,
): Promise<FormattedExecutionResult> => formatResult(await pipeline.runEvent(operation, event, context));
