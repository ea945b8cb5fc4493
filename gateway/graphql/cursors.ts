import { type ArgumentNode, type DocumentNode, GraphQLError, Kind, visit } from "graphql";

/** A cursor of our lists: the number of a row, as Pothos writes it. */
const ownCursor = /^GPC:N:\d{1,9}$/;

const isOwn = (cursor: string): boolean => ownCursor.test(Buffer.from(cursor, "base64").toString("latin1"));

function cursorOf({ name, value }: ArgumentNode, variables: Readonly<Record<string, unknown>>): unknown {
  if (name.value !== "after" && name.value !== "before") return null;
  if (value.kind === Kind.VARIABLE) return variables[value.name.value];
  return value.kind === Kind.STRING ? value.value : null;
}

/** Throws when an operation brings a cursor that no list of ours has given, before the database meets it. */
export function refuseForeignCursors(
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): void {
  visit(document, {
    Argument(argument) {
      const cursor = cursorOf(argument, variables);
      if (typeof cursor !== "string" || isOwn(cursor)) return;
      throw new GraphQLError("Invalid cursor", { extensions: { code: "BAD_USER_INPUT" } });
    },
  });
}
