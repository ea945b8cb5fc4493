import type { InputFieldMap, InputShapeFromFields, MaybePromise, ObjectRef } from "@pothos/core";
import type { Member } from "../session/viewer";
import { rowId, toArgs } from "./arguments";
import { builder } from "./builder";
import type { Context } from "./context";
import { ofId } from "./payloads";
import { orRefusal } from "./Refusal";
import type { Types } from "./rows";
import { requireMember, type Scopes } from "./scopes";

type RowArgument<Row extends string> = Record<
  `${Row}Id`,
  ReturnType<typeof toArgs<{ id: ReturnType<typeof rowId> }>>["id"]
>;

/**
 * What a command may return: what the payload begins from, the one id of the row that it shows, or nothing
 * where the arguments are enough for that.
 */
type Outcome<Payload, Args> =
  | MaybePromise<Payload>
  | (Payload extends Record<string, number> ? Promise<number> : never)
  | (Args extends Payload ? Promise<void> : never);

interface Mutation<Payload extends object, Args extends InputFieldMap> {
  type: ObjectRef<Types, Payload>;
  description: string;
  args?: Args;
  /** Runs the command on behalf of the viewer. Where it returns nothing, the payload begins from the arguments. */
  run: (
    context: Context,
    member: Member,
    args: NoInfer<InputShapeFromFields<Args>>,
  ) => Outcome<NoInfer<Payload>, NoInfer<InputShapeFromFields<Args>>>;
}

const mutationFor =
  (scope: keyof Scopes) =>
  <Payload extends object, Args extends InputFieldMap>(
    name: string,
    { type, run, ...options }: Mutation<Payload, Args>,
  ) => {
    const payload: ObjectRef<Types, object> = type;
    builder.mutationField(name, (t) =>
      t.field({
        ...options,
        type: payload,
        authScopes: { [scope]: true },
        errors: orRefusal(`${name.charAt(0).toUpperCase()}${name.slice(1)}`),
        resolve: async (_root, args, context): Promise<object> => {
          const outcome = (await run(context, requireMember(context.viewer), args)) ?? args;
          return typeof outcome === "number" ? ofId(type, outcome) : outcome;
        },
      }),
    );
  };

/** Adds a mutation of staff's, which returns its payload or a Refusal. */
export const staffMutation = mutationFor("staff");

/** Adds a mutation of everyone who is signed in, which returns its payload or a Refusal. */
export const memberMutation = mutationFor("signedIn");

/** Adds a mutation of administrators, which returns its payload or a Refusal. */
export const adminMutation = mutationFor("admin");

/** The options of a mutation whose command takes a row's id: of "batch", the argument `batchId`. */
export const ofRow = <Row extends string, Result>(
  row: Row,
  command: (context: Context, member: Member, id: number) => Result,
) => ({
  args: toArgs({ [`${row}Id`]: rowId(row) }) as RowArgument<Row>,
  run: (context: Context, member: Member, args: Record<`${Row}Id`, number>) =>
    command(context, member, args[`${row}Id`]),
});

interface Deletion {
  type: ObjectRef<Types, { deletedId: number }>;
  /** The kind of row, such as "batch", whose argument is `batchId`. */
  row: string;
  description: string;
  command: (context: Context, member: Member, id: number) => Promise<unknown>;
}

/** Adds a mutation of staff's that deletes a row by its id. */
export const deleteMutation = (name: string, { type, row, description, command }: Deletion) =>
  staffMutation(name, {
    type,
    description,
    args: toArgs({ [`${row}Id`]: rowId(row) }),
    run: async (context, member, { [`${row}Id`]: id = -1 }) => {
      await command(context, member, id);
      return { deletedId: id };
    },
  });
