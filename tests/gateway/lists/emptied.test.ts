import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
} from "graphql";
import { describe, expect, it } from "vitest";
import { schema } from "#gateway/schema/schema";
import { demoId } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";

const { test } = await openSuite({ engine: "embedded" });
const admin = await test.as("admin");
const batch = await test.database.prisma.batch.findFirstOrThrow({
  where: { organizationId: demoId, courses: { some: {} } },
});

/** No row has it. */
const unknown = 2_000_000_000;

/** Lists of rows that are gone, or none at all; everything else names what exists where ids are small. */
function toValue(name: string, type: GraphQLInputType, list: readonly number[]): unknown {
  const plain = getNullableType(type);
  if (isListType(plain)) return getNamedType(plain).name === "Int" ? list : [];
  if (isEnumType(plain)) return plain.getValues()[0]?.name;
  if (isInputObjectType(plain))
    return Object.fromEntries(
      Object.values(plain.getFields()).map((field) => [field.name, toValue(field.name, field.type, list)]),
    );
  if (name === "batchId") return batch.id;
  return { Int: 1, Float: 1, Boolean: false, Date: "2026-01-01", DateTime: "2026-01-01T00:00:00Z" }[
    String(plain)
  ];
}

const takesIds = (type: GraphQLInputType, depth = 0): boolean => {
  const plain = getNullableType(type);
  if (isListType(plain)) return getNamedType(plain).name === "Int";
  if (!isInputObjectType(plain) || depth > 2) return false;
  return Object.values(plain.getFields()).some((field) => takesIds(field.type, depth + 1));
};

const listed = (fields: Record<string, GraphQLField<unknown, unknown>> | undefined) =>
  Object.values(fields ?? {}).filter(({ args }) => args.some(({ type }) => takesIds(type)));

const roots = [
  ...listed(schema.getQueryType()?.getFields()).map((field) => ["query", field] as const),
  ...listed(schema.getMutationType()?.getFields()).map((field) => ["mutation", field] as const),
];

async function ask(operation: string, field: GraphQLField<unknown, unknown>, list: readonly number[]) {
  const types = field.args.map(({ name, type }) => `$${name}: ${type}`).join(", ");
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(", ");
  const selection = getNamedType(field.type).name.match(/^(Int|String|Boolean|Float|ID)$/)
    ? ""
    : "{ __typename }";
  const query = `${operation} (${types}) { ${field.name}(${given}) ${selection} }`;
  const variables = Object.fromEntries(field.args.map(({ name, type }) => [name, toValue(name, type, list)]));
  const { errors = [] } = await admin.graphql(query, variables);
  return errors.map(({ message, extensions }: { message: string; extensions?: { code?: string } }) =>
    extensions?.code === "FAULT" ? `${field.name}: ${message}` : "",
  );
}

describe("a list of ids that leaves nothing", () => {
  it("is found in the fields that take one", () => {
    expect(roots.map(([, { name }]) => name)).toContain("setBatchUserStatuses");
    expect(roots.length).toBeGreaterThan(20);
  });

  it("is no fault of any field", async () => {
    const faults: string[] = [];
    for (const [operation, field] of roots)
      for (const list of [[unknown], []]) faults.push(...(await ask(operation, field, list)));
    expect(faults.filter(Boolean)).toEqual([]);
  });
});
