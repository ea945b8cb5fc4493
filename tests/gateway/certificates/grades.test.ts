import { describe, expect, it } from "vitest";
import { newElements } from "#gateway/domains/certificates/layoutContract";
import { openGradeRoom } from "../grades/gradeRoom";

const room = await openGradeRoom();
const { test } = room;
const admin = await test.as("admin");

/** A template for a batch that asks for a grade. */
async function ask(batchId: number, minGrade: number): Promise<number> {
  const input = {
    name: "Passed",
    batchIds: [batchId],
    isLandscape: true,
    elements: newElements(),
    minProgress: 0,
    minGrade,
    isAutomatic: false,
    isActive: true,
  };
  const { data } = await admin.graphql(
    `mutation ($input: CertificateTemplateInput!) {
      result: saveCertificateTemplate(input: $input) {
        ... on SavedCertificateTemplatePayload { template { databaseId } }
      }
    }`,
    { input },
  );
  return data.result.template.databaseId;
}

async function missingFor(templateId: number) {
  const { data } = await admin.graphql(
    `{ certificateCandidates(templateId: ${templateId}) { userId missing } }`,
  );
  const rows: { userId: number; missing: string[] }[] = data.certificateCandidates;
  return new Map(rows.map(({ userId, missing }) => [userId, missing]));
}

describe("a certificate that asks for a grade", () => {
  it("is for those whose grade, as they see it, is high enough", async () => {
    const { book, learners, trainer } = await room.taught(2);
    const [first, second] = learners.map(({ user }) => user.id);
    if (first === undefined || second === undefined) throw new Error("There are two learners");
    const itemKey = await room.addItem(trainer.caller, book, { points: 20 });
    const other = await room.addItem(trainer.caller, book, { points: 20 });
    await room.enter(trainer.caller, { ...book, userId: first, itemKey }, { points: 20 });
    const early = await ask(book.batchId, 50);
    expect((await missingFor(early)).get(first)).toEqual(["Grade is 80% so far, some marks are missing"]);
    for (const userId of [first, second])
      await room.enter(trainer.caller, { ...book, userId, itemKey: other }, { points: 20 });
    await room.enter(trainer.caller, { ...book, userId: second, itemKey }, { points: 1 });
    const templateId = await ask(book.batchId, 50);
    const missing = await missingFor(templateId);
    expect(missing.get(first)).toEqual([]);
    expect(missing.get(second)).toEqual([expect.stringMatching(/^Grade is \d+% of 50%$/)]);
  });

  it("names the grade as missing while nothing counts", async () => {
    const { book, learner } = await room.taught(1, [0]);
    const missing = await missingFor(await ask(book.batchId, 50));
    expect(missing.get(learner.user.id)).toEqual(["No grade yet, 50% needed"]);
  });
});
