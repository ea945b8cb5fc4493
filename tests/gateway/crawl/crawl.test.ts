import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Rights, rightNames, rights } from "#gateway/domains/rightsContract";
import type { Caller } from "#tests/support/caller";
import { askAddresses, listAddresses } from "./addresses";
import { type Asking, listAskings } from "./asking";
import { listReachable, listSelected } from "./coverage";
import { type Crawl, openCrawl } from "./ground";
import { askAll } from "./leaks";
import { findPower, listOperations } from "./powers";
import { findBroken, findBrokenExports, isTried, listPromises, triedElsewhere } from "./promises";
import type { Reader } from "./readers";
import { listUnruled } from "./rules";
import type { WorldName } from "./worlds";
import { findForeignWrites } from "./writes";

/** Every right that has the scope OWN, with it. */
const everyOwn: Rights = Object.fromEntries(
  rightNames.filter((name) => rights[name].own).map((name) => [name, "OWN"]),
);
/** The worlds of others; the sweep of the roles asks for `foreign`, too. */
const others: readonly WorldName[] = ["beside", "draft"];

/** The first run makes the database; a busy machine takes many times what a quiet one does. */
const patience = 240_000;

let crawl: Crawl;
let teacher: { reader: Reader; caller: Caller };
let askings: readonly Asking[];

beforeAll(async () => {
  crawl = await openCrawl();
  teacher = await crawl.signIn({ name: "a teacher", rights: everyOwn });
  askings = listAskings({ ...crawl, among: { fields: ["draft"], nodes: ["beside"] } });
}, patience);
afterAll(() => crawl.close());

describe("the crawl", () => {
  it("asks for every field that queries lead to", () => {
    const selected = listSelected(new Set(askings.map(({ document }) => document)));
    expect(listReachable().filter((field) => !selected.has(field) && !apart.test(field))).toEqual([]);
  });

  it("knows of every table with texts who may see them", () => {
    expect(listUnruled(crawl.tables)).toEqual([]);
  });

  it("tries every field that says what a viewer may do", () => {
    const promises = listPromises();
    expect(promises.filter((promise) => !isTried(promise))).toEqual([]);
    expect(Object.keys(triedElsewhere).filter((promise) => !promises.includes(promise))).toEqual([]);
  });
});

/** Fields that those who know a secret may read, and what they lead to. */
const apart =
  /^(SharedResult|OpenInvitation|ResetLinkOwner|SignInCodeOwner|VerifiedCertificate|IssuerCheck)\./;

describe("a teacher whose every right is OWN", () => {
  it(
    "reads no text of what others teach",
    async () => {
      const { leaks, faults } = await askAll(askings, { ...teacher, tables: crawl.tables });
      expect(leaks).toEqual([]);
      expect(faults).toEqual([]);
    },
    patience,
  );

  it(
    "reads no text of it by calls, exports, archives or printed documents",
    async () => {
      const addresses = listAddresses({ ...crawl, among: ["draft"] });
      const { tables, test } = crawl;
      expect(await askAddresses(addresses, { ...teacher, tables, origin: test.origin })).toEqual([]);
    },
    patience,
  );

  it("is promised no more and no less than is done", async () => {
    const options = { ...crawl, among: ["own", "beside"] as const };
    expect(await findBroken(teacher.caller, options)).toEqual([]);
    const { origin } = crawl.test;
    expect(await findBrokenExports(teacher.caller, { ...options, origin })).toEqual([]);
  });

  it(
    "changes no row of what others teach",
    async () => {
      expect(await findForeignWrites({ ...crawl, ...teacher, among: others })).toEqual([]);
    },
    patience,
  );
});

describe("each right", () => {
  it(
    "allows something that is refused without it",
    async () => {
      const operations = listOperations({ ...crawl, origin: crawl.test.origin });
      const { caller: nobody } = await crawl.signIn({ name: "without rights", rights: {} });
      const known = new Map<string, Promise<string>>();
      const withoutAny = (operation: (typeof operations)[number]) => {
        const outcome = known.get(operation.name) ?? operation.run(nobody);
        known.set(operation.name, outcome);
        return outcome;
      };
      const idle: string[] = [];
      for (const right of rightNames) {
        const { caller: holder } = await crawl.signIn({ name: right, rights: { [right]: "ALL" } });
        if (!(await findPower({ right, holder, withoutAny, operations }))) idle.push(right);
      }
      expect(idle).toEqual([]);
    },
    patience,
  );
});
