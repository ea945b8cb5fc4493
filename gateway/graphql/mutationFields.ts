import type { InputFieldMap, InputRef, InputShapeFromFields, MaybePromise, ObjectRef } from "@pothos/core";
import type { Prisma } from "../database/generated/prisma/client";
import type { Right } from "../domains/rightsContract";
import type { Member, Viewer } from "../session/viewer";
import { editedVersion, required, rowId, toArgs } from "./arguments";
import { builder } from "./builder";
import type { Context } from "./context";
import { ofId } from "./payloads";
import { orRefusal } from "./Refusal";
import { requireReach } from "./reach";
import { noteEntries, recordedMutation } from "./recorded";
import type { Types } from "./rows";
import { type Readers, readBy, requireMember } from "./scopes";

type RowArgument<Row extends string> = Record<
  `${Row}Id`,
  ReturnType<typeof toArgs<{ id: ReturnType<typeof rowId> }>>["id"]
>;

/**
 * The result of a command: the start of the payload, the one id of the row that it shows, or nothing if the
 * arguments are enough.
 */
type Outcome<Payload, Args> =
  | MaybePromise<Payload>
  | (Payload extends Record<string, number> ? Promise<number> : never)
  | (Args extends Payload ? Promise<void> : never);

interface Mutation<Caller, Payload extends object, Args extends InputFieldMap> {
  type: ObjectRef<Types, Payload>;
  description: string;
  /** The right that it takes; of several, one. */
  right?: Right | readonly Right[];
  /** The courses that it changes, where the right may be for taught ones alone. */
  inCourse?: (args: NoInfer<InputShapeFromFields<Args>>) => Prisma.CourseWhereInput;
  /** The batches that it changes, where the right may be for taught ones alone. */
  inBatch?: (args: NoInfer<InputShapeFromFields<Args>>) => Prisma.BatchWhereInput;
  args?: Args;
  /** Runs the command on behalf of the viewer. Where it returns nothing, the payload begins from the arguments. */
  run: (
    context: Context,
    caller: Caller,
    args: NoInfer<InputShapeFromFields<Args>>,
  ) => Outcome<NoInfer<Payload>, NoInfer<InputShapeFromFields<Args>>>;
}

const mutationFor =
  <Caller>(scope: Readers, toCaller: (viewer: Viewer) => Caller) =>
  <Payload extends object, Args extends InputFieldMap>(
    name: string,
    { type, run, right, inCourse, inBatch, ...options }: Mutation<Caller, Payload, Args>,
  ) => {
    const payload: ObjectRef<Types, object> = type;
    const record = recordedMutation(name);
    builder.mutationField(name, (t) =>
      t.field({
        ...options,
        type: payload,
        authScopes: right ? readBy(right) : readBy(scope),
        errors: orRefusal(`${name.charAt(0).toUpperCase()}${name.slice(1)}`),
        resolve: async (_root, args, context): Promise<object> => {
          const caller = toCaller(context.viewer);
          if (right) await requireReach(context, right, { course: inCourse?.(args), batch: inBatch?.(args) });
          const entries: number[] = [];
          const details = { args, onEntry: (id: number) => entries.push(id) };
          const outcome = (await record(context, details, async () => run(context, caller, args))) ?? args;
          return noteEntries(typeof outcome === "number" ? ofId(type, outcome) : outcome, entries);
        },
      }),
    );
  };

/** Adds a mutation of staff's, which returns its payload or a Refusal. */
export const staffMutation = mutationFor("staff", requireMember);

/** Adds a mutation for every signed-in viewer, which returns its payload or a Refusal. */
export const memberMutation = mutationFor("signedIn", requireMember);

/** Adds a mutation of everyone, visitors too, which returns its payload or a Refusal. */
export const publicMutation = mutationFor("public", (viewer) => viewer);

/** The options of a mutation whose command takes a row's id: of "batch", the argument `batchId`. */
export const ofRow = <Row extends string, Result>(
  row: Row,
  command: (context: Context, member: Member, id: number) => Result,
) => ({
  args: toArgs({ [`${row}Id`]: rowId(row) }) as RowArgument<Row>,
  run: (context: Context, member: Member, args: Record<`${Row}Id`, number>) =>
    command(context, member, args[`${row}Id`]),
});

/** The options of a mutation that ends a row by its id. */
export const ofDeletedRow = <Row extends string>(
  row: Row,
  command: (context: Context, member: Member, id: number) => Promise<unknown>,
) =>
  ofRow(row, async (context, member, id) => {
    await command(context, member, id);
    return { deletedId: id };
  });

interface Edit<Input> {
  version?: Date | null | undefined;
  input: Input;
}

/** The options of a mutation whose command takes an edit of a row: its id, its version and an input. */
export const ofEdit = <Row extends string, Input, Result>(
  row: Row,
  type: InputRef<Input>,
  command: (context: Context, member: Member, edit: Record<`${Row}Id`, number> & Edit<Input>) => Result,
) => {
  const edited = toArgs({ version: editedVersion, input: required(type) });
  const args = { ...(toArgs({ [`${row}Id`]: rowId(row) }) as RowArgument<Row>), ...edited };
  return { args, run: command };
};

/** The options of a mutation whose command takes an input. */
export const ofInput = <Input, Result>(
  type: InputRef<Input>,
  command: (context: Context, member: Member, input: Input) => Result,
) => ({
  args: toArgs({ input: required(type) }),
  run: (context: Context, member: Member, { input }: { input: Input }) => command(context, member, input),
});

/** Runs a command whose mutation's payload starts from the arguments, not from the command's result. */
export const toArguments =
  <Args>(command: (context: Context, member: Member, args: Args) => Promise<unknown>) =>
  async (context: Context, member: Member, args: Args): Promise<Args> => {
    await command(context, member, args);
    return args;
  };
