import { describe, expect, it, test } from "vitest";
import { fileRules } from "./support/architecture/fileRules";
import { importRules } from "./support/architecture/importRules";
import { type ImportRule, listImports } from "./support/architecture/imports";
import { isLockById, tenantlessTables } from "./support/architecture/sqlRules";
import { foreignWrites } from "./support/architecture/tableRules";
import { overfullFolders, strayTests, untestedDomains } from "./support/architecture/treeRules";

const importRule = (name: string): ImportRule => importRules[name] ?? (() => undefined);

describe("the checker reads imports", () => {
  const text = [
    'import "./side";',
    'import { a, type B } from "../x/a";',
    'import type { C } from "./c";',
    "import {\n  type D,\n  type E,\n} from '../d.ts';",
    'export { f } from "zod";',
    'const g = () => import("./g");',
    'const text = "import nothing from nowhere";',
  ].join("\n");

  it("follows the aliases", () => {
    const aliased =
      'import { a } from "~/ui/Button";\nimport type { B } from "#gateway/domains/users/contract";';
    expect(listImports({ path: "client/one/file.ts", text: aliased })).toEqual([
      { from: "client/one/file.ts", to: "client/ui/Button", own: true, typeOnly: false },
      { from: "client/one/file.ts", to: "gateway/domains/users/contract", own: true, typeOnly: true },
    ]);
  });

  it("finds static, bare, re-exported and dynamic ones, and tells types from values", () => {
    expect(listImports({ path: "gateway/one/file.ts", text })).toEqual([
      { from: "gateway/one/file.ts", to: "gateway/x/a", own: true, typeOnly: false },
      { from: "gateway/one/file.ts", to: "gateway/one/c", own: true, typeOnly: true },
      { from: "gateway/one/file.ts", to: "gateway/d", own: true, typeOnly: true },
      { from: "gateway/one/file.ts", to: "zod", own: false, typeOnly: false },
      { from: "gateway/one/file.ts", to: "gateway/one/side", own: true, typeOnly: false },
      { from: "gateway/one/file.ts", to: "gateway/one/g", own: true, typeOnly: false },
    ]);
  });
});

describe("the checker refuses", () => {
  const upward = "imports in the gateway lead down, never up";
  const contracts = "contract and rules import only zod and each other";
  const access = "access adds only types and the viewer";
  const commands = "commands never import the schema";
  const parts = "a domain uses another's type, contract, rules, access and commands only";
  const rest = "routes and rest/ import of domains/ the contracts only, and no database";
  const client = "the client imports only contracts of the gateway";
  const kit = "ui/ and formats/ import no Relay";
  const siblings = "sibling screens and areas do not import each other";

  const storeys = "a domain imports from its own storey and those below";
  const clientUpward = "imports between the client's folders lead down, never up";
  const rooms = "prom-client and OpenTelemetry have one room each";

  test.each([
    [rooms, "gateway/server.ts", 'import { Counter } from "prom-client";'],
    [rooms, "gateway/tasks.ts", 'import { trace } from "@opentelemetry/api";'],
    [upward, "gateway/metrics/metrics.ts", 'import { x } from "../gateway";'],
    [upward, "gateway/domains/courses/Course.ts", 'import { x } from "#gateway/rest/run";'],
    [upward, "gateway/session/rules.ts", 'import { x } from "../graphql/context";'],
    [upward, "gateway/server.ts", 'import { x } from "./main";'],
    [upward, "gateway/database/bringUpToDate.ts", 'import { x } from "#prisma/other";'],
    [storeys, "gateway/domains/courses/commands.ts", 'import { x } from "../assessments/commands";'],
    [storeys, "gateway/domains/mail/contract.ts", 'import type { X } from "../users/contract";'],
    [storeys, "gateway/domains/outlines/commands.ts", 'import { x } from "../batches/rules";'],
    [storeys, "gateway/domains/unknown/commands.ts", 'import { x } from "../users/rules";'],
    [contracts, "gateway/domains/courses/contract.ts", 'import { x } from "#gateway/refusal";'],
    [contracts, "gateway/domains/courses/rules.ts", 'import { format } from "node:util";'],
    [access, "gateway/domains/courses/access.ts", 'import { x } from "../../database/open";'],
    [commands, "gateway/domains/courses/commands.ts", 'import { builder } from "../../graphql/builder";'],
    [commands, "gateway/domains/courses/bulkCommands.ts", 'import { builder } from "../../graphql/builder";'],
    [parts, "gateway/domains/courses/Course.ts", 'import "../users/mutations";'],
    [parts, "gateway/domains/courses/Course.ts", 'import { x } from "../users/userBatches";'],
    [parts, "gateway/domains/courses/Course.ts", 'import { x } from "../grades/gradeLoaders";'],
    [rest, "gateway/domains/users/routes.ts", 'import { x } from "./commands";'],
    [rest, "gateway/domains/users/routes.ts", 'import { x } from "#gateway/graphql/builder";'],
    [rest, "gateway/domains/courses/dataRoutes.ts", 'import { x } from "../../database/open";'],
    [rest, "gateway/routes/form.ts", 'import { x } from "#gateway/domains/users/rules";'],
    [rest, "gateway/rest/run.ts", 'import { x } from "#gateway/domains/users/commands";'],
    [rest, "gateway/rest/execute.ts", 'import { x } from "@prisma/client";'],
    [client, "client/session/settings.ts", 'import { x } from "#gateway/refusal";'],
    [client, "client/session/settings.ts", 'import { x } from "#gateway/domains/users/rules";'],
    [clientUpward, "client/layout/Header.tsx", 'import { x } from "~/screens/chat/A";'],
    [clientUpward, "client/ui/Button.tsx", 'import { x } from "../layout/Header";'],
    [clientUpward, "client/screens/chat/A.tsx", 'import { x } from "~/App";'],
    [kit, "client/ui/Button.tsx", 'import { x } from "react-relay";'],
    [kit, "client/formats/money.ts", 'import { x } from "../relay/network";'],
    [siblings, "client/screens/public/home/A.tsx", 'import { x } from "../courses/B";'],
    [siblings, "client/screens/public/home/A.tsx", 'import { x } from "~/screens/admin/users/B";'],
    [siblings, "client/screens/admin/batches/plan/A.tsx", 'import { x } from "../late/B";'],
  ])("%s: %s", (name, path, text) => {
    const problems = listImports({ path, text }).map(importRule(name));
    expect(problems).toEqual([expect.any(String)]);
  });

  test.each([
    ["gateway/domains/courses/sub/Course.ts", "const a = 1;"],
    ["gateway/domains/courses/course-queries.ts", "const a = 1;"],
    ["gateway/domains/courses/figures.ts", "const a = 1;"],
    ["gateway/domains/courses/OwnWork.ts", "export const readOwnWork = () => 1;"],
    ["gateway/domains/courses/queries.ts", "await db.course.updateMany({});"],
    ["gateway/domains/courses/loaders.ts", "await tx.$executeRaw`DELETE FROM x`;"],
    ["gateway/domains/courses/index.ts", 'export { a } from "./a";'],
    ["client/ui/index.ts", 'import "./Button";'],
    ["client/ui/kit.ts", 'export { a } from "./a";\nexport { b } from "./b";\n'],
    ["client/ui/all.ts", 'export * from "./Button";'],
    ["client/utils/dates.ts", "const a = 1;"],
    ["gateway/helpers.ts", "const a = 1;"],
    ["gateway/long.ts", "\n".repeat(401)],
    ["gateway/config.ts", "const a = process.env;"],
    ["gateway/log.ts", 'import { x } from "../tests/support/gateway";'],
    ["gateway/ai/one.ts", 'import { x } from "#tests/support/gateway";'],
    ["gateway/domains/users/User.ts", 'import { x } from "../../graphql/builder";'],
    ["client/ui/Card.tsx", '<p className="bg-white" />'],
    ["client/screens/users/Names.tsx", 'store.getRoot().setLinkedRecords(rows, "names");'],
    ["client/screens/users/Names.tsx", "ConnectionHandler.deleteNode(list, id);"],
    ["client/commands/names.ts", "graphql`mutation { deletedNodeId @deleteRecord }`"],
    ["client/session/names.ts", "const nameListeners = new Set<() => void>();"],
    ["client/session/Names.ts", "readonly #listeners = new Set<() => void>();"],
    ["gateway/rows.ts", "const row = { ...{ id, name }, code };"],
    ["gateway/rows.ts", 'const names = [...(["a", "b"] as const), "c"];'],
    ["gateway/domains/courses/loaders.ts", "const list = Prisma.join(ids);"],
    ["gateway/reading/rows.ts", 'import { join, Sql } from "../database/generated/prisma/client";'],
    ["client/ui/Row.tsx", "const row = <Row {...{ id, name }} />;"],
    ["client/screens/chat/send.ts", "const clientId = crypto.randomUUID();"],
    ["client/ui/useFolded.ts", "const folded = localStorage.getItem(key);"],
    ["client/relay/headers.ts", "const cookies = document.cookie;"],
    ["client/screens/blog/CommentForm.tsx", "export const field = <TextInput maxLength={500} />;"],
    ["client/screens/blog/CommentForm.tsx", "export const short = { ...typed, maxLength: limits.text };"],
    ["gateway/push/push.ts", "const response = await fetch(endpoint);"],
    ["gateway/push/push.ts", "const call = globalThis.fetch;"],
    ["gateway/push/push.ts", "await webPush.sendNotification(target, text);"],
    ["gateway/mail/ask.ts", 'import { get } from "node:https";'],
    ["gateway/mail/ask.ts", "http.request(address);"],
    ["gateway/domains/users/commands.ts", 'import axios from "axios";'],
    ["gateway/ai/openai.ts", "const calls = 0;"],
    ["client/screens/chat/Line.tsx", "const at = new Date(sent).toLocaleString();"],
    ["client/screens/chat/Line.tsx", "const isToday = new Date(sent).toDateString() === day;"],
    ["gateway/mail/layout.ts", 'const format = new Intl.DateTimeFormat("en-IN");'],
    ["gateway/pdf/receipt.ts", "const day = paidAt.toISOString().slice(0, 10);"],
    ["gateway/domains/holidays/rules.ts", "const hour = moment.getHours();"],
    ["client/formats/months.ts", "const months = 12;"],
    [
      "client/screens/admin/dashboard/Tiles.tsx",
      'const late = <Tile label="Late" to="/admin/batches/delayed" />;',
    ],
    ["client/screens/admin/dashboard/Tiles.tsx", 'const due = { all: "/admin/payments?status=PENDING" };'],
  ])("the file %s", (path, text) => {
    const problems = Object.values(fileRules).flatMap((rule) => rule({ path, text }) ?? []);
    expect(problems.length).toBeGreaterThan(0);
  });

  it("a write to another domain's table", () => {
    const owners = new Map([
      ["batchCourse", "batchCourses"],
      ["course", "courses"],
    ]);
    const text = "await tx.batchCourse.update({});\nawait tx.course.update({});";
    expect(foreignWrites({ path: "gateway/domains/courses/commands.ts", text }, owners)).toEqual([
      "gateway/domains/courses/commands.ts writes batchCourse, which batchCourses owns",
    ]);
  });
});

describe("the checker allows", () => {
  test.each([
    ["gateway/main.ts", 'import { x } from "./server";'],
    ["gateway/domains/courses/access.ts", 'import { isStaff } from "#gateway/session/viewer";'],
    ["gateway/domains/courses/commands.ts", 'import type { Context } from "#gateway/graphql/context";'],
    ["gateway/domains/courses/Course.ts", 'import { User } from "../users/User";'],
    ["client/screens/public/home/A.tsx", 'import { x } from "../CourseCard";'],
    ["client/screens/admin/batches/routes.ts", 'import { x } from "./plan/edit/A";'],
    ["client/session/settings.ts", 'import { x } from "#gateway/domains/users/contract";'],
  ])("%s: %s", (path, text) => {
    const problems = listImports({ path, text }).flatMap((item) =>
      Object.values(importRules).map((rule) => rule(item)),
    );
    expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
  });

  it("a value that is spread, even if it begins with a literal", () => {
    const text = 'const paths = [...["a", "b"].map(toPath), ...(isOpen ? [] : ["c"])];';
    expect(Object.values(fileRules).flatMap((rule) => rule({ path: "client/paths.ts", text }) ?? [])).toEqual(
      [],
    );
  });

  it("a new node of a connection by Relay's directive", () => {
    const text = "graphql`mutation { question @prependNode(connections: $connections) { id } }`";
    expect(Object.values(fileRules).flatMap((rule) => rule({ path: "client/A.tsx", text }) ?? [])).toEqual(
      [],
    );
  });
});

describe("the checker of folders", () => {
  it("judges them by their paths", () => {
    const screens = Array.from({ length: 301 }, (_, index) => `client/screens/admin/one/Screen${index}.tsx`);
    expect(overfullFolders(screens)).toEqual(["client/screens/admin holds 301 files, 300 at most"]);
    expect(overfullFolders(screens.slice(1))).toEqual([]);
    const domain = [
      "gateway/domains/one/contract.ts",
      "gateway/domains/contract.ts",
      "gateway/mail/mailer.ts",
    ];
    expect(untestedDomains([...domain, "tests/gateway/one/room.ts"])).toEqual(["one"]);
    expect(untestedDomains([...domain, "tests/gateway/one/one.test.ts"])).toEqual([]);
    const tests = ["one", "mail", "access", "other"].map((folder) => `tests/gateway/${folder}/a.test.ts`);
    expect(strayTests([...domain, ...tests])).toEqual(["other"]);
  });
});

describe("the checker of SQL", () => {
  test.each([
    [
      `SELECT "id", "name" FROM "User"\n WHERE "organizationId" = \${a} AND "id" = \${b} FOR NO KEY UPDATE`,
      true,
    ],
    [`SELECT "id" FROM "File" WHERE "organizationId" = \${a.b} AND "id" = \${c} FOR UPDATE`, true],
    [`SELECT "id" FROM "File" WHERE "organizationId" = \${a} AND "userId" = \${b} FOR UPDATE`, false],
    [`SELECT "id" FROM "File" WHERE "organizationId" = \${a} AND "id" = \${b}`, false],
  ])("locks one row: %s", (sql, expected) => expect(isLockById(sql)).toBe(expected));

  test.each([
    ['SELECT 1 FROM "Course" WHERE "id" = 1', ['"Course"']],
    ['SELECT 1 FROM "Course" WHERE "organizationId" = 1', []],
    [
      'SELECT 1 FROM "Course" c JOIN "Topic" t ON t."courseId" = c."id" AND c."organizationId" = 1',
      ['"Topic"'],
    ],
    ['UPDATE "Course" c SET "name" = 1 WHERE c."id" = 1', ['"Course"']],
    [`DELETE FROM \${table} WHERE "id" = 1`, [`\${table}`]],
    ['SELECT 1 FROM "Organization" WHERE "id" = 1', []],
    ["SELECT * FROM list_tenants()", []],
  ])("finds the tables without a tenant: %s", (sql, tables) => expect(tenantlessTables(sql)).toEqual(tables));
});
