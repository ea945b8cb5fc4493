import { describe, expect, it } from "vitest";
import { countBy, demoRows, made } from "./made";

describe("the demo catalogue", () => {
  const courses = demoRows("Course");

  it("has 14 courses in 6 categories, 11 of them published", () => {
    expect(countBy(courses, (course) => course.status)).toEqual({ PUBLISHED: 11, DRAFT: 3 });
    expect(new Set(courses.map((course) => course.categoryId)).size).toBe(6);
    expect(demoRows("Category")).toHaveLength(6);
  });

  it("gives each course 7 modules, 60 questions and 12 resources", () => {
    const inModules = demoRows("Question").filter((question) => question.moduleId !== null);
    const everywhere = (count: number) => Object.fromEntries(courses.map(({ id }) => [id, count]));
    expect(countBy(demoRows("Module"), (row) => row.courseId)).toEqual(everywhere(7));
    expect(countBy(inModules, (row) => row.courseId)).toEqual(everywhere(60));
    expect(countBy(demoRows("Resource"), (row) => row.courseId)).toEqual(everywhere(12));
  });

  // In exams there are questions of other types, too.
  const questions = made.Question.filter(({ examsOnly }) => !examsOnly);
  const ids = new Set(questions.map(({ id }) => id));
  const all = made.QuestionOption.filter(({ questionId }) => ids.has(questionId));

  it("gives each question four different options, one of them right", () => {
    const options = countBy(all, (option) => option.questionId);
    const right = countBy(
      all.filter((option) => option.isCorrect),
      (option) => option.questionId,
    );
    const texts = new Set(all.map((option) => `${option.questionId} ${option.text}`));
    expect(new Set(Object.values(options))).toEqual(new Set([4]));
    expect(new Set(Object.values(right))).toEqual(new Set([1]));
    expect(Object.keys(right)).toHaveLength(questions.length);
    expect(texts.size).toBe(all.length);
  });

  it("does not put the right option always in the same place", () => {
    const places = countBy(
      all.filter((option) => option.isCorrect),
      (option) => option.displayOrder,
    );
    expect(Object.keys(places)).toHaveLength(4);
    expect(Math.max(...Object.values(places)) / questions.length).toBeLessThan(0.35);
  });

  it("keeps the limits of the course form", () => {
    for (const { code, title, description } of made.Course) {
      expect(code.length).toBeLessThanOrEqual(10);
      expect(title.length).toBeLessThanOrEqual(100);
      expect(description.length).toBeLessThanOrEqual(500);
    }
  });

  it("has each course taught by a trainer of the staff", () => {
    const staff = new Set(made.User.filter((user) => user.userType === "E").map((user) => user.id));
    expect(made.Course.every(({ trainerId }) => trainerId !== null && staff.has(trainerId))).toBe(true);
  });

  it("has specializations, curricula and blog posts", () => {
    expect(demoRows("Specialization")).toHaveLength(5);
    expect(demoRows("Curriculum")).toHaveLength(6);
    expect(demoRows("BlogPost").length).toBeGreaterThan(5);
  });
});

describe("the second organization", () => {
  it("is smaller and set differently", () => {
    const other = made.Organization[1];
    expect(other).toMatchObject({ id: 2, code: "OTHER", theme: "#0f766e", timeZone: "Europe/London" });
    const courses = made.Course.filter((course) => course.organizationId === 2);
    expect(countBy(courses, (course) => course.status)).toEqual({ PUBLISHED: 2, DRAFT: 1 });
    expect(made.Batch.filter((batch) => batch.organizationId === 2)).toHaveLength(1);
    const users = made.User.filter((user) => user.organizationId === 2);
    expect(countBy(users, (user) => user.userType)).toEqual({ E: 2, U: 12 });
  });
});
