import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The files that take longest, the longest first. A fresh clone knows no durations: one of them that came last would
 * run beside an idle core.
 */
const slow = [
  "tests/gateway/database/rowLevelSecurity.test.ts",
  "tests/gateway/crawl/roles.test.ts",
  "tests/gateway/newDomain.test.ts",
  "tests/gateway/privacy/work.test.ts",
  "tests/gateway/access.test.ts",
  "tests/gateway/reading/screens.test.ts",
  "tests/gateway/crawl/crawl.test.ts",
  "tests/rest/roundTrip.test.ts",
];

const getRank = ({ moduleId }: TestSpecification): number => {
  const rank = slow.findIndex((path) => moduleId.endsWith(path));
  return rank < 0 ? slow.length : rank;
};

/** Runs the slow files first, and all others as the runner sorts them. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((left, right) => getRank(left) - getRank(right));
  }
}
