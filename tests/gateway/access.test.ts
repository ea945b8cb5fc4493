import { readFileSync, writeFileSync } from "node:fs";
import { isObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { routes } from "#gateway/schema/routes";
import { schema } from "#gateway/schema/schema";
import type { Caller } from "../support/caller";
import { openTestGateway, type TestGateway } from "../support/gateway";
import { openLiveSocket } from "../support/liveSocket";
import {
  type EntryRow,
  type FieldRow,
  type FurtherRole,
  furtherRoles,
  type LiveRow,
  outcomeOfListening,
  type Rows,
  runDocument,
  type ViewerName,
  viewers,
} from "./access/matrix";
import { makeRows } from "./access/rows";
import { openRecorder, type Recorder } from "./history/recorder";

interface AccessRows {
  /** Makes rows of DEMO that its documents name: their ids by type. */
  makeNodes?: (prisma: PrismaClient) => Promise<Record<string, number>>;
  fields?: readonly FieldRow[];
  liveFields?: readonly LiveRow[];
  entries?: readonly EntryRow[];
}

/** The checks of each file of the folder: a domain's rows are kept together, and no list names the files. */
const rowFiles = Object.entries(import.meta.glob<AccessRows>("./access/*.ts", { eager: true }));
const files = rowFiles.map(([, file]) => file);
const domainSources = Object.entries(
  import.meta.glob<string>("/gateway/domains/*/*.ts", { eager: true, query: "?raw", import: "default" }),
);

/** The sources of the domain that a file of rows is named after. */
const sourcesFor = (path: string): string => {
  const folder = `/gateway/domains/${path.replace(/^.*\/|\.ts$/g, "")}/`;
  const own = domainSources.filter(([source]) => source.startsWith(folder));
  return own.map(([, text]) => text).join("\n");
};
const fields = files.flatMap((file) => file.fields ?? []);
const liveFields = files.flatMap((file) => file.liveFields ?? []);
const entries = files.flatMap((file) => file.entries ?? []);

let test: TestGateway;
let rows: Rows;
let recorder: Recorder;
let callers: Record<ViewerName, Caller>;

const signIns = {
  learner: "learner",
  coordinator: "coordinator",
  admin: "admin",
  other: "otherAdmin",
} as const;

const signIn = async (name: ViewerName): Promise<Caller> =>
  name === "visitor" ? test.visitor : test.as(signIns[name]);

/** By row: what the shipped roles get that are not columns of the rows. LECTERN_RECORD=1 records it again. */
const recordedPath = "tests/gateway/access/byRole.json";
const recording = process.env["LECTERN_RECORD"] === "1";
const recorded: Record<string, Record<string, string | number>> = recording
  ? {}
  : JSON.parse(readFileSync(recordedPath, "utf8"));
const roleCallers = {} as Record<FurtherRole, Caller>;

/** Commands that end a session, or are counted by address and end in a pause: asked for no further role. */
const limitedRows =
  /signInByCode|signInCodeOwner|log(in|out)|resetPassword|resetLinkOwner|verifyEmail|(open|accept)Invitation|auth\//;

/** Asks as each further role, and compares with what is recorded. */
async function checkRoles(row: string, ask: (caller: Caller) => Promise<string | number>) {
  const outcomes: Record<string, string | number> = {};
  if (limitedRows.test(row)) return outcomes;
  for (const role of furtherRoles) outcomes[role] = await ask(roleCallers[role]);
  if (recording) recorded[row] = outcomes;
  else expect(outcomes).toEqual(recorded[row]);
  return outcomes;
}

beforeAll(async () => {
  test = await openTestGateway();
  const [learner, coordinator, admin, other] = await Promise.all(
    (["learner", "coordinator", "admin", "other"] as const).map(signIn),
  );
  if (!learner || !coordinator || !admin || !other) throw new Error("a demo account is missing");
  callers = { visitor: test.visitor, learner, coordinator, admin, other };
  recorder = openRecorder(test.database.prisma);
  for (const role of furtherRoles) roleCallers[role] = await test.as(role);
  const common = await makeRows(test, { learner: learner.userId ?? 0, admin: admin.userId ?? 0 });
  rows = { ...common, nodes: { ...common.nodes, ...(await makeOwnNodes()) } };
});
afterAll(async () => {
  if (recording) writeFileSync(recordedPath, `${JSON.stringify(recorded, null, 2)}\n`);
  await test.close();
});

/** The rows that files of the matrix make for themselves, with the global id of each. */
async function makeOwnNodes(): Promise<Rows["nodes"]> {
  const made = await Promise.all(files.map((file) => file.makeNodes?.(test.database.prisma) ?? {}));
  const ids = made.flatMap((row) => Object.entries(row));
  return Object.fromEntries(ids.map(([type, id]) => [type, btoa(`${type}:${id}`)]));
}

/** A caller whose session may end by what it asks. */
const callerFor = (name: ViewerName, what: string): Promise<Caller> | Caller =>
  /logout/.test(what) ? signIn(name) : callers[name];

describe("the access matrix", () => {
  it("has a row for every field of the schema's roots, and none for a field that is gone", () => {
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const known = roots.flatMap((root) =>
      Object.keys(root?.getFields() ?? {}).map((field) => `${root?.name}.${field}`),
    );
    const named = [...fields, ...liveFields].map(({ field }) => field.split(" ")[0]);
    expect([...new Set(named)].sort()).toEqual(known.sort());
  });

  it("has a row for every entry of the REST tables, and none for an entry that is gone", () => {
    const known = routes.map(({ method, path }) => `${method} ${path}`);
    const listed = new Set(entries.map(({ entry }) => entry.split(" ").slice(0, 2).join(" ")));
    expect([...listed].sort()).toEqual(known.sort());
  });

  it("has a row for every type of node", () => {
    const nodes = Object.values(schema.getTypeMap()).filter(
      (type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === "Node"),
    );
    const listed = fields.flatMap(({ field, document }) =>
      field.startsWith("Query.node ") ? [/on (\w+) \{/.exec(document(rows))?.[1] ?? ""] : [],
    );
    expect([...new Set(listed)].sort()).toEqual(nodes.map(({ name }) => name).sort());
  });

  it("has each field's rows in the file of the domain that defines it", () => {
    const misplaced = rowFiles.flatMap(([path, file]) => {
      const sources = sourcesFor(path);
      // A row may say what a domain adds to another's type: 'userByUsername with unread notifications'.
      const own = [...(file.fields ?? []), ...(file.liveFields ?? [])].filter(
        ({ field }) => !field.includes(" with "),
      );
      return own
        .map(({ field }) => field.split(" ")[0])
        .filter((name) => name !== "Query.node" && name !== "Subscription.dashboardChanged")
        .filter((name) => !sources.includes(`"${name?.split(".")[1]}"`))
        .map((name) => `${path}: ${name}`);
    });
    expect(misplaced).toEqual([]);
  });

  it("names each row once", () => {
    const names = [...fields.map(({ field }) => field), ...entries.map(({ entry }) => entry)];
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("each field of the schema gives each viewer what the matrix says", () => {
  it.each(fields.map((row) => [row.field, row] as const))("%s", async (field, { document, expected }) => {
    const outcomes: Record<string, string> = {};
    const since = await recorder.readLastId();
    for (const name of viewers)
      outcomes[name] = await runDocument(await callerFor(name, field), document(rows));
    const byRole = await checkRoles(field, (caller) => runDocument(caller, document(rows)));
    expect(outcomes).toEqual(expected);
    const isDone = [...Object.values(outcomes), ...Object.values(byRole)].includes("yes");
    await recorder.note(field, { isDone, since });
    // No role gets more than ADMIN.
    if (outcomes["admin"] === "FORBIDDEN") expect(Object.values(byRole)).not.toContain("yes");
  });
});

it("each mutation that was done above and is recorded has an entry in the history", () => {
  expect(recorder.missing).toEqual([]);
  expect(recorder.recorded.length).toBeGreaterThan(9);
});

describe("each field that can be listened to tells each viewer what the matrix says", () => {
  it.each(liveFields.map((row) => [row.field, row] as const))("%s", async (_field, row) => {
    const outcomes: Record<string, string> = {};
    for (const name of viewers) {
      const socket = await openLiveSocket(test.origin, { token: callers[name].token });
      outcomes[name] = await outcomeOfListening(socket, {
        row,
        rows,
        bus: test.gateway.bus,
        expected: row.expected[name],
      });
      await socket.close();
    }
    expect(outcomes).toEqual(row.expected);
  });
});

describe("each REST entry gives each viewer what the matrix says", () => {
  it.each(entries.map((row) => [row.entry, row] as const))("%s", async (entry, { path, body, expected }) => {
    const [method = "GET"] = entry.split(" ");
    const outcomes: Record<string, number> = {};
    for (const name of viewers) {
      const caller = await callerFor(name, entry);
      const { status, text, json } = await caller.rest(method, path(rows), body?.(rows));
      outcomes[name] = status;
      if (status >= 400) expect(json.errorMessage, text).toBe(json.message);
    }
    await checkRoles(entry, async (caller) => (await caller.rest(method, path(rows), body?.(rows))).status);
    expect(outcomes).toEqual(expected);
  });
});
