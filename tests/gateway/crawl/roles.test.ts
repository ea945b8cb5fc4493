import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Rights, rightNames, rights } from "#gateway/domains/rightsContract";
import { shippedRights, shippedRoles } from "#gateway/domains/roles/shippedContract";
import { askAddresses, listAddresses } from "./addresses";
import { type Asking, listAskings } from "./asking";
import { type Crawl, openCrawl } from "./ground";
import { askAll } from "./leaks";
import type { Wanted } from "./readers";
import type { WorldName } from "./worlds";
import { findForeignWrites } from "./writes";

/**
 * Sweeps what the shipped roles of staff, a learner and another tenant's ADMIN read and change; CRAWL=all
 * sweeps every right alone, too, which takes many minutes. `crawl.test.ts` asks as a teacher on every run.
 */
const sweepsAll = process.env["CRAWL"] === "all";

const worlds: readonly WorldName[] = ["beside", "foreign", "draft"];

const staffRoles = Object.values(shippedRoles).filter((name) => name !== "LEARNER" && name !== "ADMIN");
const ofRole = (name: (typeof staffRoles)[number]): Wanted => ({ name, rights: shippedRights[name] });

/** The smallest scope of a right. */
const alone = (name: (typeof rightNames)[number]): Wanted => ({
  name: `${name} alone`,
  rights: { [name]: rights[name].own ? "OWN" : "ALL" },
});

const learner: Wanted = { name: "a learner", rights: {}, userType: "U", teaches: null };
const stranger: Wanted = {
  name: "another tenant's ADMIN",
  rights: "ADMIN",
  teaches: null,
  organizationId: 2,
};

/** Those who have no right for rows of others: they change none. */
const isBound = ({ rights: held }: Wanted): boolean =>
  held !== "ADMIN" && Object.values(held satisfies Rights).every((scope) => scope === "OWN");

/** A busy machine takes many times what a quiet one does. */
const patience = 240_000;

let crawl: Crawl;
let askings: readonly Asking[];
let addresses: ReturnType<typeof listAddresses>;

beforeAll(async () => {
  crawl = await openCrawl();
  askings = listAskings({ ...crawl, among: { fields: worlds, nodes: worlds } });
  addresses = listAddresses({ ...crawl, among: worlds });
}, patience);
afterAll(() => crawl.close());

const readers = [...staffRoles.map(ofRole), ...(sweepsAll ? rightNames.map(alone) : []), learner, stranger];
const named = (wanted: Wanted) => [wanted.name, wanted] as const;

describe("every role", () => {
  it.each(readers.map(named))(
    "%s reads only what is its own",
    async (_name, wanted) => {
      const { reader, caller } = await crawl.signIn(wanted);
      const { tables, test } = crawl;
      const { leaks, faults } = await askAll(askings, { reader, caller, tables });
      const found = await askAddresses(addresses, { reader, caller, tables, origin: test.origin });
      expect([...leaks, ...found]).toEqual([]);
      expect(faults).toEqual([]);
    },
    patience,
  );

  it.each(readers.filter((wanted) => isBound(wanted) || wanted === stranger).map(named))(
    "%s changes only what is its own",
    async (_name, wanted) => {
      const person = await crawl.signIn(wanted);
      expect(await findForeignWrites({ ...crawl, ...person, among: worlds })).toEqual([]);
    },
    patience,
  );
});
