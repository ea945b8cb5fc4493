import { execute, parse } from "graphql";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createContext, noRequest } from "#gateway/schema/createContext";
import { schema } from "#gateway/schema/schema";
import { openSuite } from "#tests/support/suite";
import { listViewers } from "./differing";
import { openPlanReader } from "./planReader";

type Mutant = "no rule" | "no rule on nested rows" | "no scope" | "no tenant";

/** The parts that plans leave out now; nothing by themselves. */
const left = vi.hoisted((): { out: Mutant | undefined } => ({ out: undefined }));

vi.mock("#gateway/reading/rules", async (importOriginal) => {
  const real = await importOriginal<typeof import("#gateway/reading/rules")>();
  const toRule: typeof real.toRule = (...given) => {
    const ask = real.toRule(...given);
    return (...asked) => (left.out === "no rule" ? undefined : ask(...asked));
  };
  const holds: typeof real.holds = (...given) => left.out === "no scope" || real.holds(...given);
  return { ...real, toRule, holds };
});

vi.mock("#gateway/reading/lists", async (importOriginal) => {
  const real = await importOriginal<typeof import("#gateway/reading/lists")>();
  const onEach: typeof real.onEach = (look) => {
    const lookAtAll = real.onEach(look);
    return (...given) => (left.out === "no rule on nested rows" ? undefined : lookAtAll(...given));
  };
  return { ...real, onEach };
});

vi.mock("#gateway/reading/sql", async (importOriginal) => {
  const real = await importOriginal<typeof import("#gateway/reading/sql")>();
  const table: typeof real.table = (...given) => {
    const { from, tenant } = real.table(...given);
    return { from, tenant: left.out === "no tenant" ? "$1::int IS NOT NULL" : tenant };
  };
  return { ...real, table };
});

const { test } = await openSuite();
const { gateway } = test;
const viewers = await listViewers(test);

const { reader } = openPlanReader(gateway.database.readRow, (error) => {
  throw error;
});

/** The faults that the differential test finds in the plan of a query. */
async function findFaults(text: string, name: string): Promise<string[]> {
  const watching = viewers.find((viewer) => viewer.name === name);
  if (!watching) throw new Error(`the demo has no ${name}`);
  const document = parse(text);
  const contextValue = createContext(gateway, { ...noRequest, ...watching, log: gateway.log });
  const data = await reader.read({ document, variables: {} }, contextValue);
  const executed = await execute({ schema, document, contextValue });
  const isSame =
    data === undefined || JSON.stringify(executed) === JSON.stringify({ data: JSON.parse(data) });
  return isSame ? [] : ["another response"];
}

afterEach(() => {
  left.out = undefined;
});

const teaching =
  "{ myBatches(first: 20) { nodes { trainers(first: 5) { nodes { trainer { teaching(first: 1) { totalCount } } } } } } }";

const cases: readonly { mutant: Mutant; viewer: string; text: string }[] = [
  { mutant: "no rule", viewer: "learner", text: teaching },
  { mutant: "no rule on nested rows", viewer: "learner", text: teaching },
  { mutant: "no scope", viewer: "learner", text: "{ users(first: 1) { totalCount } }" },
];

describe("a plan that leaves something out", () => {
  it.each(cases)("is found out by the comparison: $mutant", async ({ mutant, viewer, text }) => {
    expect(await findFaults(text, viewer)).toEqual([]);
    left.out = mutant;
    expect(await findFaults(text, viewer)).not.toEqual([]);
  });

  it("is sent nowhere by the test gateway without the tenant of each table", async () => {
    const text = "{ courses(first: 3) { nodes { title trainerName } } }";
    expect(await findFaults(text, "admin")).toEqual([]);
    left.out = "no tenant";
    await expect(findFaults(text, "admin")).rejects.toThrow("without the tenant");
  });
});
