import { describe, expect, it } from "vitest";
import { questionTypes } from "#gateway/domains/courses/contract";
import { itemAt } from "#prisma/demo/lookup";
import { countBy, demoRows, indexBy, made, today } from "./made";

const courses = indexBy(made.Course, (course) => course.id);
const learner = made.User.find((user) => user.username === "learner");
const own = made.Enrolment.filter((row) => row.userId === learner?.id);

function percentage(courseId: number): number {
  const topics = made.Topic.filter((topic) => topic.courseId === courseId).length;
  const done = made.TopicProgress.filter((row) => row.userId === learner?.id && row.courseId === courseId);
  return Math.round((100 * done.length) / topics);
}

describe("the demo learner", () => {
  it("follows four published courses in every colour of progress", () => {
    expect(own.map((row) => courses.get(row.courseId)?.status)).toEqual(Array(4).fill("PUBLISHED"));
    const [first = 0, second = 0, third = 0, fourth = 0] = own.map((row) => percentage(row.courseId));
    expect(first).toBe(100);
    expect(second).toBeGreaterThanOrEqual(92);
    expect(second).toBeLessThan(100);
    expect(third).toBeGreaterThanOrEqual(50);
    expect(third).toBeLessThan(90);
    expect(fourth).toBeGreaterThan(0);
    expect(fourth).toBeLessThan(50);
  });

  it("has practised questions and read resources", () => {
    expect(made.QuestionMark.some((mark) => mark.userId === learner?.id)).toBe(true);
    expect(made.ResourceMark.some((mark) => mark.userId === learner?.id)).toBe(true);
  });

  it("finds the capital cities as assessment 1 of the first course", () => {
    const quiz = itemAt(made.Assessment, 0);
    expect(quiz).toMatchObject({ id: 1, courseId: itemAt(own, 0).courseId, passingScore: 80 });
    const ids = made.AssessmentQuestion.filter((row) => row.assessmentId === 1).map((row) => row.questionId);
    const questions = made.Question.filter((question) => ids.includes(question.id));
    expect(questions).toHaveLength(3);
    expect(questions.every((question) => question.moduleId === null && /capital/.test(question.title))).toBe(
      true,
    );
  });
});

describe("progress and reviews", () => {
  it("belong to the enrolled", () => {
    const enrolled = new Set(made.Enrolment.map((row) => `${row.userId} ${row.courseId}`));
    expect(made.TopicProgress.every((row) => enrolled.has(`${row.userId} ${row.courseId}`))).toBe(true);
    expect(made.Review.every((row) => enrolled.has(`${row.userId} ${row.courseId}`))).toBe(true);
  });

  it("review every published course", () => {
    expect(Object.keys(countBy(demoRows("Review"), (row) => row.courseId))).toHaveLength(11);
  });
});

describe("assessments", () => {
  it("ask 20 to 30 questions of their own course in 30 to 60 minutes", () => {
    const questions = indexBy(made.Question, (question) => question.id);
    for (const { id, courseId, duration } of demoRows("Assessment").slice(1)) {
      const asked = made.AssessmentQuestion.filter((row) => row.assessmentId === id);
      expect(asked.length).toBeGreaterThanOrEqual(20);
      expect(asked.length).toBeLessThanOrEqual(30);
      expect(asked.every((row) => questions.get(row.questionId)?.courseId === courseId)).toBe(true);
      expect(duration).toBeGreaterThanOrEqual(30);
      expect(duration).toBeLessThanOrEqual(60);
    }
    expect(countBy(demoRows("Assessment"), ({ kind }) => kind)).toEqual({ PRACTICE: 12, EXAM: 11 });
  });

  it("ask questions of every type", () => {
    const asked = new Set(made.AssessmentQuestion.map(({ questionId }) => questionId));
    const types = new Set(made.Question.filter(({ id }) => asked.has(id)).map(({ type }) => type));
    expect([...types].sort()).toEqual([...questionTypes].sort());
  });

  it("have attempts that were handed in on time, each answer chosen once", () => {
    expect(made.Attempt.length).toBeGreaterThan(10);
    for (const { startedAt, submittedAt, dueAt } of made.Attempt) {
      expect(submittedAt !== null && startedAt < submittedAt && submittedAt <= (dueAt ?? submittedAt)).toBe(
        true,
      );
    }
    const single = new Set(made.AttemptQuestion.filter(({ type }) => type === "SINGLE").map(({ id }) => id));
    const chosen = made.AttemptOption.filter(
      ({ isChosen, questionId }) => isChosen && single.has(questionId),
    );
    expect(new Set(chosen.map((option) => option.questionId))).toEqual(single);
    expect(chosen).toHaveLength(single.size);
  });

  it("have essays that wait for a mark, and some that a person has marked", () => {
    const essays = made.AttemptQuestion.filter(({ type }) => type === "ESSAY");
    const marked = essays.filter(({ marks }) => marks !== null);
    expect(essays.length - marked.length).toBeGreaterThanOrEqual(3);
    expect(marked.length).toBeGreaterThanOrEqual(2);
    const changes = made.MarkChange.map(({ questionId, after }) => [questionId, after]);
    expect(changes).toEqual(marked.map(({ id, marks }) => [id, marks]));
    for (const { marks, maxMarks, markedByName } of marked) {
      expect(marks).toBeLessThanOrEqual(maxMarks);
      expect(markedByName).not.toBe("");
    }
  });

  it("have right and wrong ones of every type that a rule scores", () => {
    const scored = made.AttemptQuestion.filter(({ type }) => type !== "ESSAY" && type !== "FILE");
    for (const type of new Set(scored.map((question) => question.type))) {
      const ofType = scored.filter((question) => question.type === type);
      expect(ofType.some(({ marks, maxMarks }) => marks === maxMarks)).toBe(true);
    }
    expect(scored.every(({ marks }) => marks !== null)).toBe(true);
  });
});

describe("what staff find on the dashboard", () => {
  it("is learners who were here in the last 30 days, and others who were not", () => {
    const now = Date.parse(today);
    const recent = made.LastVisit.filter(({ seenAt }) => Date.parse(seenAt) > now - 30 * 86_400_000);
    expect(recent.length).toBeGreaterThan(50);
    expect(made.LastVisit.length).toBeGreaterThan(recent.length);
  });

  it("is a few requests for places in paid courses, by learners who are not enrolled there", () => {
    expect(made.PlaceRequest).toHaveLength(4);
    const enrolled = new Set(made.Enrolment.map((row) => `${row.userId} ${row.courseId}`));
    for (const { userId, courseId } of made.PlaceRequest) {
      expect([enrolled.has(`${userId} ${courseId}`), courses.get(courseId)?.price ?? null]).not.toContain(
        null,
      );
      expect(enrolled.has(`${userId} ${courseId}`)).toBe(false);
    }
  });
});
