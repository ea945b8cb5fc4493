// @vitest-environment happy-dom
import { it } from "vitest";
import { deleteEssay } from "../deleteEssay";
import { aRubric } from "./rubricScript";

it("the list is shown from the store once a rubric was deleted, and without it then", async () => {
  await deleteEssay("Rubric", aRubric);
});
