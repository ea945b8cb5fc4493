import { ask, command, refusal } from "../enrolments/classroom";
import { openExam } from "./exam";

/** The input of a question of two options. */
export const single = (title: string) => ({
  title,
  type: "SINGLE",
  acceptedAnswers: [],
  options: ["yes", "no"].map((text) => ({ text, isCorrect: text === "yes" })),
});

export const ofCourse = `query ($id: Int!) {
  course(databaseId: $id) { assessments { databaseId title duration passingScore questionCount } }
}`;

interface Shown {
  databaseId: number;
  title: string;
  duration: number;
  passingScore: number;
  questionCount: number;
}

/** An exam room whose staff add questions to courses, of which a practice assessment is made. */
export async function openPractice() {
  const exam = await openExam();
  const staff = await exam.test.as("coordinator");

  const add = (courseId: number, moduleId: number, input: object) =>
    command(
      staff,
      `mutation ($courseId: Int!, $moduleId: Int!, $input: QuestionInput!) {
        result: addQuestion(courseId: $courseId, moduleId: $moduleId, input: $input) {
          ... on ChangedCoursePayload { course { modules { questions { databaseId title } } } } ${refusal}
        }
      }`,
      { courseId, moduleId, input },
    );

  const assessmentsOf = async (id: number, caller = staff): Promise<Shown[]> =>
    (await ask(caller, ofCourse, { id })).course.assessments;

  /** An enrolled learner in a course with two modules and no question yet. */
  async function openCourse() {
    const { course, caller } = await exam.enrolled({}, [1, 1]);
    const modules = await exam.prisma.module.findMany({
      where: { courseId: course.id },
      orderBy: { id: "asc" },
    });
    const [first, second] = modules.map(({ id }) => id);
    if (!first || !second) throw new Error("the course has no modules");
    const questionIds = async () =>
      (await exam.prisma.question.findMany({ where: { courseId: course.id }, orderBy: { id: "asc" } })).map(
        ({ id }) => id,
      );
    return { id: course.id, title: course.title, first, second, learner: caller, questionIds };
  }

  return { exam, staff, add, assessmentsOf, openCourse };
}
