import { describe, expect, it } from "vitest";
import { submissionMessages } from "#gateway/domains/submissions/contract";
import { handInOverdueDrafts, remindOfDrafts } from "#gateway/domains/submissions/dueDraftCommands";
import { ask, readErrorCode } from "../enrolments/classroom";
import { acts, openSubmissionRoom } from "./workshop";

const room = await openSubmissionRoom();
const { test, prisma, admin, days, begin } = room;

const due = days(3);
const minutesBefore = (minutes: number) => new Date(due.getTime() - minutes * 60_000);

const notices = (userId: number, kind: string) =>
  prisma.notification.findMany({ where: { userId, kind }, orderBy: { id: "asc" } });
const bodies = async (userId: number) =>
  (await notices(userId, "draftDue")).map(({ body }) => body.split(".")[0]);

const extend = (givenId: number, userId: number, dueAt: Date) =>
  prisma.assignmentExtension.create({
    data: { organizationId: 1, givenId, userId, dueAt, reason: "Fever", grantedById: 1, grantedByName: "A" },
  });

describe("remindOfDrafts", () => {
  it("reminds of a draft twice, by the learner's own due date", async () => {
    const { learner, addLearner, assignmentId, givenId } = await begin();
    const [extended, done, idle] = [await addLearner(), await addLearner(), await addLearner()];
    for (const { caller } of [learner, extended, done])
      await acts.save(caller, assignmentId, { text: "Words" });
    await acts.save(idle.caller, assignmentId, { text: " " });
    await acts.handIn(done.caller, assignmentId);
    await extend(givenId, extended.user.id, days(4));
    for (const minutes of [121, 120, 119, 60, 10, 9, -0.5, -2]) {
      test.setNow(minutesBefore(minutes));
      await remindOfDrafts(test.gateway);
    }
    expect(await bodies(learner.user.id)).toEqual(["Due within 2 hours", "Due within 10 minutes"]);
    for (const { user } of [extended, done, idle]) expect(await bodies(user.id)).toEqual([]);
    test.setNow(new Date(days(4).getTime() - 60_000));
    await remindOfDrafts(test.gateway);
    expect(await bodies(extended.user.id)).toEqual(["Due within 10 minutes"]);
  });

  it("reminds of a due date that follows the plan, and of the closing", async () => {
    const shop = await begin({ lateRule: "ACCEPT", latePercent: 0 }, { closesAt: days(4) });
    await acts.save(shop.learner.caller, shop.assignmentId, { text: "Words" });
    test.setNow(new Date(days(4).getTime() - 600_000));
    await remindOfDrafts(test.gateway);
    expect(await bodies(shop.learner.user.id)).toEqual(["Closes within 10 minutes"]);
    const topicId = shop.course.topics[0]?.id ?? 0;
    const followed = await shop.write({ topicId, title: "Planned" });
    const scope = { organizationId: 1, batchId: shop.batch.id, courseId: shop.course.id, topicId };
    await prisma.batchCourseTopic.create({ data: { ...scope, plannedDate: new Date("2030-02-10") } });
    await shop.give(followed, { daysAfterTopic: 0 });
    await acts.save(shop.learner.caller, followed, { text: "Words" });
    test.setNow(new Date("2030-02-10T18:20:30Z"));
    await remindOfDrafts(test.gateway);
    expect((await bodies(shop.learner.user.id)).at(-1)).toBe("Due within 10 minutes");
  });

  it("takes no more statements for many drafts", async () => {
    const { learner, addLearner, assignmentId } = await begin();
    test.setNow(minutesBefore(100));
    const count = async () => (await test.statementsOf(() => remindOfDrafts(test.gateway))).length;
    await acts.save(learner.caller, assignmentId, { text: "Words" });
    const one = await count();
    for (let learners = 0; learners < 3; learners += 1)
      await acts.save((await addLearner()).caller, assignmentId, { text: "Words" });
    expect(await count()).toBeLessThanOrEqual(one);
  });
});

describe("handInOverdueDrafts", () => {
  it("hands in what stood in time, once, and tells learner and trainer", async () => {
    const terms = { handInDraftsAtDue: true, lateRule: "REFUSE", latePercent: 0 } as const;
    const { learner, addLearner, trainer, assignmentId, givenId } = await begin(terms);
    const [extended, late, empty] = [await addLearner(), await addLearner(), await addLearner()];
    for (const { caller } of [learner, extended]) await acts.save(caller, assignmentId, { text: "Words" });
    await acts.save(empty.caller, assignmentId, { text: "" });
    await extend(givenId, extended.user.id, days(4));
    test.setNow(new Date(due.getTime() + 59_999));
    await handInOverdueDrafts(test.gateway);
    const statesOf = async () =>
      (await prisma.submission.findMany({ where: { givenId }, orderBy: { id: "asc" } })).map(
        ({ state }) => state,
      );
    expect(await statesOf()).toEqual(["DRAFT", "DRAFT", "DRAFT"]);
    test.setNow(new Date(due.getTime() + 90_000));
    await acts.save(late.caller, assignmentId, { text: "Begun late" });
    await handInOverdueDrafts(test.gateway);
    await handInOverdueDrafts(test.gateway);
    expect(await statesOf()).toEqual(["HANDED_IN", "DRAFT", "DRAFT", "DRAFT"]);
    const { own } = (
      await ask(
        learner.caller,
        `query ($id: Int!) { assignment(databaseId: $id) { own { submissions {
          handedInAt handedInByItself handedInByName daysLate textHtml } } } }`,
        { id: assignmentId },
      )
    ).assignment;
    expect(own.submissions).toEqual([
      {
        handedInAt: new Date(due.getTime() + 59_000).toISOString(),
        handedInByItself: true,
        handedInByName: null,
        daysLate: 0,
        textHtml: expect.stringContaining("Words"),
      },
    ]);
    expect(await notices(learner.user.id, "draftHandedIn")).toHaveLength(1);
    expect(await notices(trainer.user.id, "assignmentHandedIn")).toHaveLength(1);
    expect(await notices(late.user.id, "draftHandedIn")).toHaveLength(0);
  });

  it("counts as handed in in time however the learner's next act comes", async () => {
    const { learner, addLearner, assignmentId } = await begin({ handInDraftsAtDue: true });
    const other = await addLearner();
    for (const { caller } of [learner, other]) await acts.save(caller, assignmentId, { text: "Words" });
    test.setNow(new Date(due.getTime() + 61_000));
    expect(await acts.save(learner.caller, assignmentId, { text: "More" })).toMatchObject({
      code: "CONFLICT",
      message: submissionMessages.overdue,
    });
    expect(await acts.handIn(other.caller, assignmentId)).toMatchObject({
      submission: { state: "HANDED_IN", daysLate: 0, text: "Words" },
    });
    await handInOverdueDrafts(test.gateway);
    expect(await notices(learner.user.id, "draftHandedIn")).toHaveLength(1);
    expect(await notices(other.user.id, "draftHandedIn")).toHaveLength(0);
  });

  it("leaves drafts alone where the assignment doesn't say so", async () => {
    const { learner, assignmentId, givenId } = await begin();
    await acts.save(learner.caller, assignmentId, { text: "Words" });
    test.setNow(days(5));
    await handInOverdueDrafts(test.gateway);
    expect(await prisma.submission.count({ where: { givenId, state: "DRAFT" } })).toBe(1);
  });
});

describe("drafts for staff", () => {
  it("names who has begun, without what a draft holds", async () => {
    const { learner, addLearner, trainer, assignmentId, givenId } = await begin();
    const other = await addLearner();
    await acts.save(learner.caller, assignmentId, { text: "Secret" });
    await acts.save(other.caller, assignmentId, { text: " " });
    const read = "query ($id: Int!) { givenAssignment(databaseId: $id) { drafts { learnerName savedAt } } }";
    for (const staff of [admin, trainer.caller])
      expect((await ask(staff, read, { id: givenId })).givenAssignment.drafts).toEqual([
        { learnerName: learner.user.name, savedAt: expect.any(String) },
      ]);
    expect(await readErrorCode(learner.caller, read, { id: givenId })).toBe("FORBIDDEN");
  });
});
