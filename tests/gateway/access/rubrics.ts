import { command, node, nodeNumber, query } from "./build";
import type { FieldRow } from "./matrix";
import { both, hidden, staffOnly } from "./outcomes";

const levels = '[{ points: 0, label: "A" }, { points: 1, label: "B" }]';
const valid = `{ name: "R", criteria: [{ key: "a", title: "A", levels: ${levels} }] }`;

export const fields: FieldRow[] = [
  query(
    "rubric",
    (rows) => `rubric(databaseId: ${nodeNumber(rows, "Rubric")}) { name criteria { title } }`,
    staffOnly,
  ),
  node("Rubric", "name", hidden),
  query("rubrics", 'rubrics(search: "Access") { nodes { name } }', staffOnly),
  command("createRubric", 'input: { name: "", criteria: [] }', both("INVALID")),
  command("updateRubric", `rubricId: 999999, input: ${valid}`, both("NOT_FOUND")),
  command("deleteRubric", "rubricId: 999999", both("NOT_FOUND")),
];
