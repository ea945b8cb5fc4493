import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
} from "graphql";
import { getHeldRights } from "#gateway/domains/roles/rules";
import type { Viewer } from "#gateway/session/viewer";
import type { TestGateway } from "#tests/support/gateway";

const ids = [1, 2, 3, 5, 8, 20, 24, 27, 48, 60];
const codes = ["BENCH", "react", "", "1"];
const names = ["Course", "Batch", "BatchCourse", "User", "Category", "Topic", "Specialization", "Holiday"];

const pick = <Value>(values: readonly Value[], seed: number): Value => values[seed % values.length] as Value;
const cursor = (id: number) => Buffer.from(`GPC:N:${id}`).toString("base64");

function generateText(name: string, seed: number): string {
  if (/after|before|cursor/i.test(name)) return cursor(pick(ids, seed));
  if (/code|address/i.test(name)) return pick(codes, seed);
  return pick(["", "a", "re", "learn", "100%"], seed);
}

function generateInt(name: string, seed: number): number {
  if (/first|last/i.test(name)) return pick([3, 20, 100], seed);
  if (/year/i.test(name)) return pick([2026, -1], seed);
  return pick(ids, seed);
}

const scalars: Readonly<Record<string, (name: string, seed: number) => unknown>> = {
  Int: generateInt,
  Float: () => 1.5,
  Boolean: (_name, seed) => seed % 2 === 0,
  Date: () => "2026-11-18",
  DateTime: () => "2026-11-18T10:00:00Z",
  ID: (_name, seed) => Buffer.from(`${pick(names, seed)}:${pick(ids, seed >> 2)}`).toString("base64"),
};

function generateValue(type: GraphQLInputType, name: string, seed: number): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [generateValue(inner.ofType, name, seed)];
  if (isEnumType(inner)) return pick(inner.getValues(), seed).name;
  if (isInputObjectType(inner))
    return Object.fromEntries(
      Object.values(inner.getFields()).map((field) => [
        field.name,
        generateValue(field.type, field.name, seed),
      ]),
    );
  const generate = scalars[String(inner)] ?? generateText;
  return generate(name, seed);
}

/** Arguments of a page exclude each other: a seed brings those of one kind. */
const isOfKind = (name: string, seed: number): boolean => {
  const kinds = [["first"], ["first", "after"], ["last"], ["last", "before"]];
  return !["first", "after", "last", "before"].includes(name) || pick(kinds, seed).includes(name);
};

/** Variables that an operation takes, other ones for each seed. */
export function generateVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  seed: number,
): Record<string, unknown> {
  const entries = variableDefinitions.flatMap(({ variable: { name }, type: node }, index) => {
    const type = typeFromAST(schema, node as never) as GraphQLInputType | undefined;
    if (!type) return [];
    const isLeftOut = !isNonNullType(type) && String(type) !== "Boolean" && (seed + index) % 3 === 0;
    if (isLeftOut || !isOfKind(name.value, seed)) return [];
    return [[name.value, generateValue(type, name.value, seed + index)]];
  });
  return Object.fromEntries(entries);
}

export interface Watching {
  name: string;
  viewer: Viewer;
  tenant: NonNullable<Awaited<ReturnType<TestGateway["gateway"]["tenants"]["find"]>>>;
}

/** A viewer of each kind: a visitor, a learner, staff with and without ADMIN, a trainer, and those of another tenant. */
export async function listViewers({ gateway, database }: TestGateway): Promise<Watching[]> {
  const users = await database.prisma.user.findMany({
    include: { roles: { include: { role: true } } },
    orderBy: { id: "asc" },
  });
  const toViewer = (
    organizationId: number,
    userType: "E" | "U",
    isOf?: (roles: string[]) => boolean,
  ): Viewer => {
    const user = users.find(
      (item) =>
        item.organizationId === organizationId &&
        item.userType === userType &&
        (isOf === undefined || isOf(item.roles.map(({ role }) => role.name))),
    );
    if (!user) return { kind: "visitor", organizationId, session: "none" };
    const { id: userId, username, name } = user;
    const roles = user.roles.map(({ role }) => role.name).sort();
    return {
      kind: "member",
      organizationId,
      userId,
      username,
      name,
      sessionHash: "",
      userType,
      roles,
      rights: getHeldRights({ userType, roles: user.roles.map(({ role }) => role) }),
    };
  };
  const viewers: [string, Viewer][] = [
    ["visitor", { kind: "visitor", organizationId: 1, session: "none" }],
    ["learner", toViewer(1, "U")],
    ["admin", toViewer(1, "E", (roles) => roles.includes("ADMIN"))],
    ["staff", toViewer(1, "E", (roles) => !roles.includes("ADMIN"))],
    ["trainer", toViewer(1, "E", (roles) => roles.join() === "TRAINER")],
    ["other learner", toViewer(2, "U")],
    ["other staff", toViewer(2, "E")],
  ];
  const found: Watching[] = [];
  for (const [name, viewer] of viewers) {
    const tenant = await gateway.tenants.find(viewer.organizationId);
    if (tenant) found.push({ name, viewer, tenant });
  }
  return found;
}
