import { describe, expect, it } from "vitest";
import { completes } from "#gateway/domains/lessons/rules";
import { countBy, demoRows, groupBy, indexBy } from "./made";

const topics = indexBy(demoRows("Topic"), ({ id }) => id);
const blocks = indexBy(demoRows("TopicBlock"), ({ id }) => id);
const files = indexBy(demoRows("File"), ({ id }) => id);
const progress = demoRows("TopicProgress");
const blockProgress = demoRows("BlockProgress");
const day = (moment: string | null) => moment?.slice(0, 10) ?? "";
const keyOf = (...parts: readonly unknown[]) => parts.join(" ");

describe("what demo learners did with lessons", () => {
  it("completes exactly the topics that their lessons complete", () => {
    const done = groupBy(blockProgress, ({ userId, blockId }) => keyOf(userId, blocks.get(blockId)?.topicId));
    const published = groupBy(
      [...blocks.values()].filter(({ draftId }) => draftId !== null),
      ({ topicId }) => topicId,
    );
    const byLesson = progress.filter(({ topicId }) => topics.get(topicId)?.completion !== "MANUAL");
    expect(byLesson.length).toBeGreaterThan(500);
    expect(done.size).toBe(byLesson.length);
    for (const { userId, topicId } of byLesson) {
      const topic = topics.get(topicId);
      const rows = indexBy(done.get(keyOf(userId, topicId)) ?? [], ({ blockId }) => blockId);
      const states = (published.get(topicId) ?? []).map(({ id, kind, fileId }) => ({
        kind,
        isUploadedVideo: kind === "VIDEO" && fileId !== null,
        seconds: files.get(fileId ?? 0)?.seconds ?? null,
        isViewed: rows.has(id),
        isChecked: (rows.get(id)?.checkedAt ?? null) !== null,
        watchedSeconds: rows.get(id)?.watchedSeconds ?? 0,
      }));
      expect(topic && completes(topic, states)).toBe(true);
    }
  });

  it("is of learners of the course, in published blocks", () => {
    const enrolled = new Set(demoRows("Enrolment").map((row) => keyOf(row.userId, row.courseId)));
    for (const { userId, courseId, blockId } of blockProgress) {
      expect(enrolled.has(keyOf(userId, courseId))).toBe(true);
      expect(blocks.get(blockId)).toMatchObject({ courseId, draftId: expect.any(Number) });
    }
  });

  it("comes after the topic before it where topics open in order", () => {
    const byCourse = groupBy(topics.values(), ({ courseId }) => courseId);
    const completed = new Map(progress.map((row) => [keyOf(row.userId, row.topicId), row]));
    const inOrder = progress.filter(({ topicId }) => topics.get(topicId)?.opening === "IN_ORDER");
    expect(inOrder.length).toBeGreaterThan(100);
    for (const { userId, courseId, topicId, completedDate } of inOrder) {
      const course = byCourse.get(courseId) ?? [];
      const before = course[course.findIndex(({ id }) => id === topicId) - 1];
      const first = completed.get(keyOf(userId, before?.id));
      expect(first && day(first.completedDate) <= day(completedDate)).toBe(true);
    }
  });

  it("comes on or after the planned day for those who follow a batch", () => {
    const batches = groupBy(demoRows("BatchUser"), ({ userId }) => userId);
    const plans = groupBy(demoRows("BatchCourseTopic"), ({ batchId, topicId }) => keyOf(batchId, topicId));
    const followed = demoRows("BatchCourse").map((row) => keyOf(row.batchId, row.courseId));
    const withPlan = progress.filter(({ topicId }) => topics.get(topicId)?.opening === "WITH_PLAN");
    let bound = 0;
    for (const { userId, courseId, topicId, completedDate } of withPlan) {
      const own = (batches.get(userId) ?? []).filter(({ batchId }) =>
        followed.includes(keyOf(batchId, courseId)),
      );
      if (own.length === 0) continue;
      const days = own
        .flatMap(({ batchId }) => plans.get(keyOf(batchId, topicId)) ?? [])
        .flatMap((row) => [row.plannedDate, row.completedDate])
        .filter((date) => date !== null)
        .sort();
      bound += 1;
      // A moment of a day in India is at most half a day before it in UTC.
      const completedDay = new Date(Date.parse(completedDate ?? "") + 5.5 * 3_600_000).toISOString();
      expect((days[0] ?? "9") <= day(completedDay)).toBe(true);
    }
    expect(bound).toBeGreaterThan(10);
  });
});

describe("what demo learners wrote under lessons", () => {
  it("is notes of the two known learners, each on a lesson", () => {
    const notes = demoRows("TopicNote");
    expect(Object.keys(countBy(notes, ({ userId }) => userId))).toHaveLength(2);
    for (const { topicId } of notes) expect(topics.get(topicId)?.publishedAt).not.toBeNull();
  });

  it("is a dozen questions and more, some with accepted answers, one hidden with a reason", () => {
    const questions = demoRows("TopicQuestion");
    const answers = indexBy(demoRows("TopicAnswer"), ({ id }) => id);
    expect(questions.length).toBeGreaterThanOrEqual(12);
    const hidden = questions.filter(({ hiddenAt }) => hiddenAt !== null);
    expect(hidden.map(({ hiddenReason }) => hiddenReason)).toEqual(["Advertising is not allowed here"]);
    const accepted = questions.filter(({ acceptedId }) => acceptedId !== null);
    expect(accepted.length).toBeGreaterThan(5);
    for (const { id, acceptedId } of accepted) expect(answers.get(acceptedId ?? 0)?.questionId).toBe(id);
    const answered = new Set([...answers.values()].map(({ questionId }) => questionId));
    expect(questions.some(({ id }) => !answered.has(id))).toBe(true);
  });

  it("is asked by learners of the course, and answered later by them and by trainers", () => {
    const enrolled = new Set(demoRows("Enrolment").map((row) => keyOf(row.userId, row.courseId)));
    const staff = new Set(demoRows("User").flatMap(({ id, userType }) => (userType === "E" ? [id] : [])));
    const questions = indexBy(demoRows("TopicQuestion"), ({ id }) => id);
    for (const { userId, courseId } of questions.values())
      expect(enrolled.has(keyOf(userId, courseId))).toBe(true);
    for (const { questionId, userId, createdAt } of demoRows("TopicAnswer")) {
      const question = questions.get(questionId);
      expect(staff.has(userId) || enrolled.has(keyOf(userId, question?.courseId))).toBe(true);
      expect(createdAt > (question?.createdAt ?? "")).toBe(true);
      expect(userId).not.toBe(question?.userId);
    }
  });
});
