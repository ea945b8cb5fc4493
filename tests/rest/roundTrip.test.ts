import { describe, expect, it } from "vitest";
import { demoId, nextNumber } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();
const admin = await test.as("admin");

type Row = Record<string, unknown> & { id: number };

async function read(path: string) {
  const { status, json } = await admin.rest("GET", path);
  expect([path, status]).toEqual([path, 200]);
  return json;
}

/**
 * The facts that tell rows apart for an entry that reads and writes them: the choices they have, and the ones
 * they lack.
 */
const kindOf = (row: Row): string =>
  JSON.stringify(row, (key, value: unknown) => {
    if (key === "id" || typeof value === "number") return value === 0 ? 0 : "number";
    if (Array.isArray(value)) return value.length > 0 ? "list" : [];
    return typeof value === "string" && !/^[A-Z_-]*$/.test(value) ? "text" : value;
  });

/** So many rows of an entry are put back; thousands of payments would prove nothing further. */
const most = 6;

/** Rows of as many kinds as there are, from all over the list. */
function rowsOfEachKind(rows: readonly Row[]): Row[] {
  const kinds = [...new Map(rows.map((row) => [kindOf(row), row])).values()];
  const step = Math.max(1, Math.ceil(kinds.length / most));
  return kinds.filter((_row, at) => at % step === 0);
}

const withoutVersion = ({ updatedAt, ...row }: Row) => row;

/**
 * The content of every table but what changes with each request, as one number a table: any call writes the time of the
 * user's last visit, to within a minute.
 */
async function readContent(): Promise<Record<string, string>> {
  const { prisma } = test.database;
  const tables = await prisma.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT IN ('Session', 'LastVisit', '_prisma_migrations')
    ORDER BY 1`;
  const sums = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, concat(count(*), ':', sum(hashtextextended((to_jsonb(t) - 'updatedAt')::text, 0))) AS sum FROM "${name}" t`,
  );
  const rows = await prisma.$queryRawUnsafe<{ name: string; sum: string }[]>(sums.join(" UNION ALL "));
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

interface Target {
  /** The address of the row. */
  path: string;
  row: Row;
}

const inList = async (list: string, path = list): Promise<Target[]> =>
  rowsOfEachKind(await read(list)).map((row) => ({ path: `${path}/${row.id}`, row }));

async function resources(): Promise<Target[]> {
  const rows = rowsOfEachKind(await read("resources")) as (Row & { course: Row })[];
  return rows.map((row) => ({ path: `courses/${row.course.id}/resources/${row.id}`, row }));
}

async function batchCourses(): Promise<Target[]> {
  const batches: Row[] = await read("batches");
  const lists: Row[][] = await Promise.all(batches.map(({ id }) => read(`batches/${id}/courses`)));
  return rowsOfEachKind(lists.flat()).map((row) => ({
    path: `batches/${row["batchId"]}/courses/${row["courseId"]}`,
    row,
  }));
}

const targets: Record<string, () => Promise<Target[]>> = {
  courses: () => inList("courses"),
  curricula: () => inList("curriculum"),
  categories: () => inList("categories"),
  specializations: () => inList("specializations"),
  users: () => inList("users"),
  payments: () => inList("payments"),
  batches: () => inList("batches"),
  "courses of batches": batchCourses,
  resources,
};

/** Milliseconds: each row is read and written several times. */
const timeout = 60_000;

describe("what GET returns", () => {
  it.each(Object.keys(targets))(
    "can be PUT back without changing anything: %s",
    { timeout },
    async (name) => {
      const found = (await targets[name]?.()) ?? [];
      expect(found.length).toBeGreaterThan(0);
      const before = await readContent();
      for (const { path, row } of found) {
        const alone: Row = await read(path);
        const put = await admin.rest("PUT", path, row);
        expect([path, put.status, put.json.fieldErrors ?? put.json.message]).toEqual([path, 200, undefined]);
        const after: Row = await read(path);
        expect(withoutVersion(after)).toEqual(withoutVersion(alone));
        for (const body of [after, {}]) {
          const again = await admin.rest("PUT", path, body);
          expect([path, again.status, again.json.fieldErrors]).toEqual([path, 200, undefined]);
        }
      }
      expect(await readContent()).toEqual(before);
    },
  );

  it("can be PUT back without changing anything: topics of batches", { timeout }, async () => {
    const batches: Row[] = await read("batches");
    const lists: Row[][] = await Promise.all(
      batches.map(({ id }) => read(`batchcoursetopics/batches/${id}/topics`)),
    );
    const found = rowsOfEachKind(lists.flat());
    expect(found.length).toBeGreaterThan(2);
    const before = await readContent();
    for (const row of found) {
      const { batchId, courseId, topicId } = row;
      const put = await admin.rest("PUT", `batches/${batchId}/courses/${courseId}/topics/${topicId}`, row);
      expect([put.status, put.json]).toEqual([200, row]);
      expect((await admin.rest("POST", "batchcoursetopics", row)).json).toEqual(row);
    }
    expect(await readContent()).toEqual(before);
  });
});

/** Makes two rows of each kind whose names differ in case and accents alone, as before names were folded. */
async function makeCollided(): Promise<Record<string, { id: number }[]>> {
  const names = ["Zz Émile", "zz emile"];
  const ofNames = <Made>(make: (name: string) => Promise<Made>) => Promise.all(names.map(make));
  const { category } = test.database.prisma;
  const courses = await ofNames((name) => factory.course({ code: name.replace(" ", "-") }));
  return {
    courses,
    curriculum: await ofNames((title) => factory.curriculum({ title })),
    categories: await ofNames((name) => category.create({ data: { organizationId: demoId, name } })),
    specializations: await ofNames((name) => factory.specialization([courses[0]?.id ?? 0], { name })),
    users: await ofNames((name) =>
      factory.user({
        username: name.toLowerCase().replace(" ", "."),
        email: `collided${nextNumber()}@made.example`,
      }),
    ),
    payments: await ofNames(async (reference) =>
      factory.payment({ userId: (await factory.user()).id, reference }),
    ),
  };
}

describe("rows whose names are the same since names are folded", () => {
  it("stay, and can be PUT back", { timeout }, async () => {
    for (const [list, rows] of Object.entries(await makeCollided()))
      for (const { id } of rows) {
        const row: Row = await read(`${list}/${id}`);
        const put = await admin.rest("PUT", `${list}/${id}`, row);
        expect([list, put.status, put.json.message]).toEqual([list, 200, undefined]);
        expect(withoutVersion(await read(`${list}/${id}`))).toEqual(withoutVersion(row));
      }
  });
});
