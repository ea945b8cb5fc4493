import { afterAll, describe, expect, it } from "vitest";
import { command, refusal } from "../enrolments/classroom";
import { findCell, openGradeRoom } from "./gradeRoom";

const room = await openGradeRoom();
const { test, taught, addItem, readBook } = room;
const admin = await test.as("admin");
afterAll(() => test.close());

describe("Importing marks", () => {
  const read = (by: typeof admin, variables: object) =>
    command(
      by,
      `mutation ($batchId: Int!, $courseId: Int!, $records: [MarksRecordInput!]!, $dryRun: Boolean!) {
        result: importMarks(batchId: $batchId, courseId: $courseId, records: $records, dryRun: $dryRun) {
          ... on MarksImportPayload { isDone changes { line name title from points } problems { line column message } }
          ${refusal}
        }
      }`,
      { ...variables },
    );

  it("says what would change, then changes it, all or none", async () => {
    const { book, learners, trainer } = await taught(2);
    const itemKey = await addItem(trainer.caller, book, { title: "Oral" });
    const [first, second] = learners;
    const records = [
      { line: 1, cells: ["Name", "Username", "Oral", "Progress", "Grade"] },
      { line: 2, cells: ["", first?.user.username ?? "", "12,5", "0", ""] },
      { line: 3, cells: ["", second?.user.username ?? "", "", "", ""] },
    ];
    const change = { line: 2, name: first?.user.name, title: "Oral", from: "", points: 12.5 };
    const dry = await read(trainer.caller, { ...book, records, dryRun: true });
    expect(dry).toEqual({ isDone: false, changes: [change], problems: [] });
    expect(findCell((await readBook(trainer.caller, book)).learners[0], itemKey)).toMatchObject({
      state: "NONE",
    });
    expect(await read(trainer.caller, { ...book, records, dryRun: false })).toMatchObject({ isDone: true });
    const row = (await readBook(trainer.caller, book)).learners[0];
    expect(findCell(row, itemKey)).toMatchObject({ points: 12.5 });
    const wrong = [
      ...records.slice(0, 1),
      { line: 2, cells: ["", first?.user.username ?? "", "13", "", ""] },
      { line: 3, cells: ["", "nobody", "1", "", ""] },
    ];
    const refused = await read(trainer.caller, { ...book, records: wrong, dryRun: false });
    expect(refused).toMatchObject({ isDone: false, problems: [{ line: 3, column: "Username" }] });
    expect(findCell((await readBook(trainer.caller, book)).learners[0], itemKey)).toMatchObject({
      points: 12.5,
    });
  });
});
