import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { recording } from "#gateway/database/recording";
import { sealHistory, sha256 } from "#gateway/domains/history/sealCommands";
import {
  beforeFirst,
  type CheckedLine,
  checkLink,
  type Seal,
  sealEntry,
} from "#gateway/domains/history/sealRules";
import { verifyHistory } from "#gateway/domains/history/verifyCommands";
import { openSuite } from "#tests/support/suite";
import { byJob } from "./byJob";

const line = fc
  .record({ id: fc.nat(), salt: fc.uuid(), text: fc.string() })
  .map((made): CheckedLine => ({ ...made, hash: sha256(made.salt + made.text) }));
const entry = fc.record({
  at: fc.constant("2026-01-01T00:00:00.000Z"),
  actorId: fc.option(fc.nat(), { nil: null }),
  source: fc.constantFrom("SCREEN", "REST"),
  action: fc.constantFrom("payment.updated", "payment.deleted"),
  undoOf: fc.option(fc.nat(), { nil: null }),
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
});
const history = fc
  .array(entry, { minLength: 2, maxLength: 8 })
  .map((entries) => entries.map((item, at) => ({ ...item, id: at + 1 })));

type Link = Parameters<typeof checkLink>[1];
type Entry = NonNullable<Link["entry"]>;

function sealAll(entries: readonly Entry[]): Link[] {
  let previous: Pick<Seal, "number" | "hash"> = beforeFirst;
  return entries.map((item) => {
    const seal = sealEntry(previous, { ...item, lines: item.lines.map(({ hash }) => hash) }, sha256);
    previous = seal;
    return { seal, entry: item };
  });
}

const findBreaks = (links: readonly Link[]) =>
  links.flatMap((link, at) => checkLink(links[at - 1]?.seal ?? beforeFirst, link, sha256) ?? []);

/** Links with one of them changed. */
const withChange = (links: readonly Link[], at: number, change: (item: Entry) => Entry) =>
  links.map((link, place) => (place === at && link.entry ? { ...link, entry: change(link.entry) } : link));

const anyPlace = history.chain((entries) =>
  fc.tuple(fc.constant(sealAll(entries)), fc.nat({ max: entries.length - 1 })),
);

describe("the chain", () => {
  it("is whole as it was sealed, and with lines that were blanked", () => {
    fc.assert(
      fc.property(anyPlace, ([links, at]) => {
        expect(findBreaks(links)).toEqual([]);
        const blank = (checkedLine: CheckedLine) => ({ ...checkedLine, salt: null, text: "" });
        expect(
          findBreaks(withChange(links, at, (item) => ({ ...item, lines: item.lines.map(blank) }))),
        ).toEqual([]);
      }),
    );
  });

  it("tells of every change of an entry, of its values or of its lines", () => {
    fc.assert(
      fc.property(anyPlace, ([links, at]) => {
        const changes: ((item: Entry) => Entry)[] = [
          (item) => ({ ...item, action: `${item.action}!` }),
          (item) => ({ ...item, actorId: (item.actorId ?? 0) + 1 }),
          (item) => ({ ...item, lines: item.lines.map((each) => ({ ...each, text: `${each.text}!` })) }),
          (item) => ({ ...item, lines: item.lines.slice(1) }),
        ];
        for (const change of changes) expect(findBreaks(withChange(links, at, change))).toHaveLength(1);
      }),
    );
  });

  it("tells of entries that were removed, with their seals or without, and of a changed order", () => {
    fc.assert(
      fc.property(anyPlace, ([links, at]) => {
        const removed = links.map((link, place) => (place === at ? { ...link, entry: null } : link));
        expect(findBreaks(removed)[0]?.problem).toBe("its entry is missing");
        const shortened = links.filter((_, place) => place !== at);
        if (at < links.length - 1) expect(findBreaks(shortened).length).toBeGreaterThan(0);
        const renumbered = shortened.map(({ seal, ...rest }, place) => ({
          ...rest,
          seal: { ...seal, number: place + 1 },
        }));
        if (at < links.length - 1) expect(findBreaks(renumbered).length).toBeGreaterThan(0);
        const [first, second, ...others] = links;
        if (!first || !second) return;
        const swapped = [
          { seal: first.seal, entry: second.entry },
          { seal: second.seal, entry: first.entry },
        ];
        expect(findBreaks([...swapped, ...others]).length).toBeGreaterThan(0);
      }),
    );
  });
});

const { test, factory } = await openSuite();
const { prisma } = test.database;
const db = test.gateway.tenantClient(1);

async function change(text: string): Promise<void> {
  const { id } = await factory.course();
  await recording(byJob("course.updated", new Date()), () =>
    db.course.updateMany({ where: { id }, data: { title: text } }),
  );
}

const reportOf = async (code: string) => (await verifyHistory(prisma)).find((report) => report.code === code);
const unguarded = async (table: string, work: () => Promise<unknown>) => {
  await prisma.$executeRawUnsafe(`ALTER TABLE "${table}" DISABLE TRIGGER USER`);
  await work();
  await prisma.$executeRawUnsafe(`ALTER TABLE "${table}" ENABLE TRIGGER USER`);
};

describe("the history of an organization", () => {
  it("is sealed in order after commit, and tells what awaits its seal", async () => {
    for (const text of ["One", "Two", "Three"]) await change(text);
    expect(await reportOf("DEMO")).toMatchObject({ sealed: 0, waiting: 3, lost: 0, breaks: [] });
    expect(await test.gateway.lookups.listUnsealed()).toEqual([1]);
    await Promise.all([sealHistory(db, 1), sealHistory(db, 1)]);
    expect(await reportOf("DEMO")).toMatchObject({ sealed: 3, waiting: 0, breaks: [], last: { number: 3 } });
    await change("Four");
    expect(await reportOf("DEMO")).toMatchObject({ sealed: 3, waiting: 1 });
    await sealHistory(db, 1);
    expect(await test.gateway.lookups.listUnsealed()).toEqual([]);
  });

  it("tells of a value that was changed behind the database's back", async () => {
    const last = await prisma.historyLine.findFirstOrThrow({ orderBy: { id: "desc" } });
    const where = { id: last.id };
    await unguarded("HistoryLine", () =>
      prisma.historyLine.update({ where, data: { after: { title: "Never" } } }),
    );
    expect(await reportOf("DEMO")).toMatchObject({
      breaks: [{ problem: `its line ${last.id} was changed` }],
    });
    await unguarded("HistoryLine", () =>
      prisma.historyLine.update({ where, data: { after: last.after ?? {} } }),
    );
    expect(await reportOf("DEMO")).toMatchObject({ breaks: [] });
  });

  it("tells of entries that nothing will seal", async () => {
    await change("Five");
    await prisma.historyQueue.deleteMany({});
    expect(await reportOf("DEMO")).toMatchObject({ waiting: 0, lost: 1 });
  });
});
