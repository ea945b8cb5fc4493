import { type DocumentNode, GraphQLError, Kind, type ValueNode, visit } from "graphql";

/** A cursor of our lists: a row's id, as Pothos encodes it. */
const ownCursor = /^GPC:N:\d{1,9}$/;

const isOwn = (cursor: string): boolean => ownCursor.test(Buffer.from(cursor, "base64").toString("latin1"));

type Variables = Readonly<Record<string, unknown>>;

/** The values that a document gives to `after` and `before`. */
const cursorValues = new WeakMap<DocumentNode, readonly ValueNode[]>();

function cursorsIn(document: DocumentNode): readonly ValueNode[] {
  const known = cursorValues.get(document);
  if (known) return known;
  const found: ValueNode[] = [];
  visit(document, {
    Argument({ name, value }) {
      if (name.value === "after" || name.value === "before") found.push(value);
    },
  });
  cursorValues.set(document, found);
  return found;
}

function readCursor(value: ValueNode, variables: Variables): unknown {
  if (value.kind === Kind.VARIABLE) return variables[value.name.value];
  return value.kind === Kind.STRING ? value.value : null;
}

/**
 * Throws when an operation has a cursor that no list of ours has returned, before it reaches the database.
 */
export function refuseForeignCursors(document: DocumentNode, variables: Variables): void {
  for (const value of cursorsIn(document)) {
    const cursor = readCursor(value, variables);
    if (typeof cursor !== "string" || isOwn(cursor)) continue;
    throw new GraphQLError("Invalid cursor", { extensions: { code: "BAD_USER_INPUT" } });
  }
}
