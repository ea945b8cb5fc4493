import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionResult,
  execute,
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
import { formatForSocket, presentError } from "../graphql/faults";
import { type LiveEvent, LiveSource } from "../graphql/live";
import { type DocumentRules, documentText } from "../graphql/persisted";
import { type Pipeline, refuseUnfit } from "../graphql/pipeline";
import { schema } from "../graphql/schema";
import type { SubscribePayload } from "./protocol";

/** What an operation needs of the gateway. */
export interface OperationParts {
  pipeline: Pipeline;
  documents: DocumentRules;
  log: Logger;
}

/** An operation that was found fit to run, for one viewer. */
export interface Operation {
  document: DocumentNode;
  /** The document as it was sent: with the variables, what makes operations equal. */
  text: string;
  operationName: string | undefined;
  variables: Readonly<Record<string, unknown>>;
  isSubscription: boolean;
  /** Whether it selects a field that the schema marks as depending on who asks. */
  isPersonal: boolean;
}

/** The errors that an operation ends with before it has any result. */
export class OperationErrors extends Error {
  readonly errors: readonly GraphQLError[];

  constructor(errors: readonly GraphQLError[]) {
    super(errors[0]?.message ?? "The operation cannot run");
    this.errors = errors;
  }
}

const badInput = (message: string) =>
  new OperationErrors([new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } })]);

/** The mark of a field whose answer depends on who asks: `extensions: viewerDependent`. */
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

/** Reads and checks an operation by the pipeline of all doors. Throws OperationErrors. */
export function readOperation(
  { pipeline, documents }: OperationParts,
  payload: SubscribePayload,
  context: Context,
): Operation {
  const text = documentText(documents, payload, context.viewer);
  if (!text) throw badInput("The message names no operation");
  const { parse, validate } = pipeline.getEnveloped({ context });
  const document: DocumentNode = parse(text);
  const errors: readonly GraphQLError[] = validate(schema, document);
  if (errors.length > 0) throw new OperationErrors(errors);
  const operationName = payload.operationName ?? undefined;
  const definition = getOperationAST(document, operationName);
  if (!definition) throw badInput("The document has no such operation");
  const variables = payload.variables ?? {};
  refuseUnfit({ document, operationName, variableValues: variables });
  const isSubscription = definition.operation === OperationTypeNode.SUBSCRIPTION;
  return { document, text, operationName, variables, isSubscription, isPersonal: isPersonal(document) };
}

/** Runs a query or a mutation as HTTP would. */
export async function runOnce(
  { pipeline }: OperationParts,
  { document, operationName, variables }: Operation,
  context: Context,
): Promise<FormattedExecutionResult> {
  const { execute, contextFactory } = pipeline.getEnveloped({ context });
  const contextValue = await contextFactory();
  const { data, errors }: ExecutionResult = await execute({
    ...{ schema, document, operationName },
    ...{ variableValues: variables, contextValue },
  });
  return errors ? { data: data ?? null, errors: errors.map(formatForSocket) } : { data: data ?? null };
}

/** Asks whether the viewer may listen, and to what. Throws OperationErrors. */
export async function openSource(operation: Operation, context: Context): Promise<LiveSource> {
  const { document, operationName, variables } = operation;
  const source = await createSourceEventStream({
    schema,
    document,
    operationName,
    variableValues: variables,
    contextValue: context,
  });
  if (source instanceof LiveSource) return source;
  if ("errors" in source && source.errors) {
    throw new OperationErrors(source.errors.map((error) => presentError(error, context.log)));
  }
  throw new Error("a subscription field listens to something else than live(...)");
}

/** What an operation says of one event. */
export async function answerEvent(
  { document, operationName, variables }: Operation,
  event: LiveEvent,
  context: Context,
): Promise<FormattedExecutionResult> {
  const { data, errors } = await execute({
    schema,
    document,
    operationName,
    variableValues: variables,
    rootValue: event,
    contextValue: context,
  });
  if (!errors) return { data: data ?? null };
  const formatted = errors.map((error) => formatForSocket(presentError(error, context.log)));
  return { data: data ?? null, errors: formatted };
}
