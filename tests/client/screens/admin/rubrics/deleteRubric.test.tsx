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
    deleteRubric() {
      rubrics.splice(0, 2, aRubric(2, "Report, changed since"));
      return { __typename: "DeletedRubricPayload", deletedId: 1, deletedNodeId: "rubric-1" };
    },
  };
  await deleteEssay({
    list: "/admin/rubrics",
    query: "RubricsScreenQuery",
    confirm: "Delete rubric",
    script,
    isDeleted: () => rubrics.length === 1,
  });
});
