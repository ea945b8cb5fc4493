import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { recording } from "#gateway/database/recording";
import { type NotedSeal, parseNotedSeals, sealNote, toNote } from "#gateway/domains/history/notedSealRules";
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
  .map((made): CheckedLine => ({ ...made, hash: sha256(made.salt + made.text), erasureHash: null }));
const entry = fc.record({
  at: fc.constant("2026-01-01T00:00:00.000Z"),
  actorId: fc.option(fc.nat(), { nil: null }),
  source: fc.constantFrom("SCREEN", "REST"),
  action: fc.constantFrom("payment.updated", "payment.deleted"),
  undoOf: fc.option(fc.nat(), { nil: null }),
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  erasure: fc.constant(null),
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

const byNobody: Entry = {
  id: 1,
  at: "2026-01-01T00:00:00.000Z",
  actorId: null,
  source: "SCREEN",
  action: "user.erased",
  undoOf: null,
  lines: [],
  erasure: null,
};

const findBreaks = (links: readonly Link[]) =>
  links.flatMap((link, at) => checkLink(links[at - 1]?.seal ?? beforeFirst, link, sha256) ?? []);

/** Links with one of them changed. */
const withChange = (links: readonly Link[], at: number, change: (item: Entry) => Entry) =>
  links.map((link, place) => (place === at && link.entry ? { ...link, entry: change(link.entry) } : link));

/** A line as an erasure leaves it. */
const blank = (checkedLine: CheckedLine): CheckedLine => ({
  ...checkedLine,
  salt: null,
  text: "",
  erasureHash: sha256(checkedLine.hash),
});

const anyPlace = history.chain((entries) =>
  fc.tuple(fc.constant(sealAll(entries)), fc.nat({ max: entries.length - 1 })),
);

describe("the chain", () => {
  it("is whole as it was sealed, and with lines that were blanked", () => {
    fc.assert(
      fc.property(anyPlace, ([links, at]) => {
        expect(findBreaks(links)).toEqual([]);
        const blanked = withChange(links, at, (item) => ({ ...item, lines: item.lines.map(blank) }));
        expect(findBreaks(blanked)).toEqual([]);
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

  it("tells of a line that no erasure blanked, or that changed after one", () => {
    fc.assert(
      fc.property(anyPlace, ([links, at]) => {
        const changes: [(each: CheckedLine) => CheckedLine, string][] = [
          [(each) => ({ ...each, salt: null, text: "" }), "was blanked by no erasure"],
          [(each) => ({ ...blank(each), text: "else" }), "was changed after an erasure"],
        ];
        for (const [change, problem] of changes) {
          const changed = withChange(links, at, (item) => ({ ...item, lines: item.lines.map(change) }));
          expect(findBreaks(changed)[0]?.problem).toContain(problem);
        }
      }),
    );
  });

  it("tells of erasures that were changed, or of no one", () => {
    const [link] = sealAll([{ ...byNobody, lines: [] }]);
    if (!link?.entry) throw new Error("Nothing was sealed");
    const good = { text: "1 a", notedHash: sha256("1 a"), isAllowed: true };
    const check = (erasure: typeof good) =>
      checkLink(beforeFirst, { ...link, entry: link.entry && { ...link.entry, erasure } }, sha256)?.problem;
    expect(check(good)).toBeUndefined();
    expect(check({ ...good, text: "1 a\n2 b" })).toBe("what it blanked was changed");
    expect(check({ ...good, isAllowed: false })).toBe("it blanked lines without an erasure");
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

describe("the notes of seals in a log", () => {
  it("are found among other lines and cut ones", () => {
    const seal = { organizationId: 3, number: 7, hash: "abc" };
    const noted = JSON.stringify({ level: 30, ...toNote(seal), msg: sealNote });
    const log = ['{"msg":"request"}', noted, noted.slice(0, 40), `{"msg":"${sealNote}","tenantId":"3"}`, ""];
    expect(parseNotedSeals(log.join("\n"))).toEqual([seal]);
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

const reportOf = async (code: string, noted: readonly NotedSeal[] = []) =>
  (await verifyHistory(prisma, noted)).find((report) => report.code === code);
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

  it("tells of a name that was changed behind the database's back", async () => {
    const { id, name, actorName } = await prisma.historyLine.findFirstOrThrow({ orderBy: { id: "desc" } });
    for (const data of [{ name: "Someone" }, { actorName: "Someone" }]) {
      await unguarded("HistoryLine", () => prisma.historyLine.update({ where: { id }, data }));
      expect(await reportOf("DEMO")).toMatchObject({ breaks: [{ problem: `its line ${id} was changed` }] });
      const former = { name, actorName };
      await unguarded("HistoryLine", () => prisma.historyLine.update({ where: { id }, data: former }));
    }
    expect(await reportOf("DEMO")).toMatchObject({ breaks: [] });
  });

  it("tells by noted seals that its end was cut off", async () => {
    await change("Cut");
    const last = { organizationId: 1, ...(await sealHistory(db, 1)) };
    const { number, hash } = last;
    expect(await reportOf("DEMO", [last])).toMatchObject({ breaks: [] });
    const other = { ...last, hash: "0" };
    expect(await reportOf("DEMO", [other])).toMatchObject({
      breaks: [{ number, problem: "it differs from the seal that was noted" }],
    });
    const { historyId } = await prisma.historySeal.findFirstOrThrow({ where: { number, hash } });
    const ofEntry = { where: { historyId } };
    await unguarded("HistorySeal", () => prisma.historySeal.deleteMany(ofEntry));
    await unguarded("HistoryLine", () => prisma.historyLine.deleteMany(ofEntry));
    await unguarded("History", () => prisma.history.deleteMany({ where: { id: historyId } }));
    expect(await reportOf("DEMO")).toMatchObject({ breaks: [], lost: 0 });
    expect(await reportOf("DEMO", [last])).toMatchObject({
      breaks: [{ number, historyId: null, problem: `it was noted, but the chain ends at ${number - 1}` }],
    });
  });

  it("tells of entries that nothing will seal", async () => {
    await change("Five");
    await prisma.historyQueue.deleteMany({});
    expect(await reportOf("DEMO")).toMatchObject({ waiting: 0, lost: 1 });
  });
});
