import { screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { closeLearner, openLearner } from "./openLearner";

const course = (courseId: number, grade: object) => ({
  __typename: "CourseGrade",
  id: `grade:${courseId}`,
  courseId,
  batchId: null,
  userId: 7,
  courseTitle: `Course ${courseId}`,
  grade: { exact: null, parts: [], ...grade },
  scheme: { scale: "PERCENT", maxPoints: 100, rounding: "NEAREST", decimals: 0 },
  items: [],
  cells: [],
});

const myGrades = [
  course(1, { label: "0%", stage: "NO_MARKS", isPassed: null }),
  course(2, { label: "80%", stage: "SO_FAR", isPassed: null }),
  course(3, { label: "40%", stage: "COMPLETE", isPassed: false }),
];

afterEach(closeLearner);

it("grades are judged once every graded part has its mark", async () => {
  openLearner("/learner/grades", { MyGradesScreenQuery: () => ({ myGrades }) });
  await screen.findByText("Course 1");
  const heads = myGrades.map(({ courseTitle }) => {
    const head = screen.getByRole("heading", { name: courseTitle }).closest("header");
    return within(head ?? document.body).queryByText(/passed/i)?.textContent ?? head?.textContent;
  });
  expect(heads).toEqual(["Course 1No marks yet", "Course 2So far80%", "Not passed"]);
});
