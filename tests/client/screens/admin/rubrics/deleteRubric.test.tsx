// @vitest-environment happy-dom
import { it } from "vitest";
import { deleteEssay } from "../deleteEssay";
import { aRubric } from "./rubricScript";

it("the list is shown from the store once a rubric was deleted, and without it then", async () => {
  const rubrics = [aRubric(1, "Essay"), aRubric(2, "Report")];
  const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
  const script = {
    rubrics: () => ({ nodes: rubrics, totalCount: rubrics.length, pageInfo }),
    rubric: ({ databaseId }: { databaseId: number }) =>
      rubrics.find((rubric) => rubric.databaseId === databaseId),
  };
  const changed = aRubric(2, "Report, changed since");
  await deleteEssay({
    kind: "Rubric",
    list: "/admin/rubrics",
    rows: rubrics,
    changed,
    script,
  });
});
