import { rendererVersion } from "#gateway/markdown/markdownToHtml";
import { addAssessment } from "./assessments";
import { everyTypeExam } from "./content";
import type { MadeCourse } from "./courses";
import type { MadeQuestion } from "./questions";
import type { Tenant } from "./tenant";

/** Makes a question of each further type for exams of a course; learners see them nowhere else. */
function makeEveryType({ rows, organizationId, calendar }: Tenant, courseId: number): MadeQuestion[] {
  const updatedAt = calendar.moment(calendar.today - 150, 12 * 3600);
  return everyTypeExam.questions.map(({ options = [], matches = [], marks: _marks, ...asked }, index) => {
    const id = rows.nextId("Question");
    const row = rows.add("Question", {
      id,
      organizationId,
      courseId,
      moduleId: null,
      displayOrder: index + 100,
      updatedAt,
      markdown: "",
      html: "",
      rendererVersion,
      pictureId: null,
      pictureAlt: "",
      tags: ["exam"],
      level: "MEDIUM",
      examsOnly: true,
      explanation: null,
      acceptedAnswers: [],
      value: null,
      tolerance: null,
      blanks: null,
      ...asked,
    });
    const made = options.map((text, place) =>
      rows.add("QuestionOption", {
        id: rows.nextId("QuestionOption"),
        organizationId,
        questionId: id,
        displayOrder: place + 1,
        text: text.replace("*", ""),
        isCorrect: text.startsWith("*"),
        match: matches[place] ?? null,
      }),
    );
    return { row, options: made };
  });
}

/** Makes an exam of each course: twenty of its questions, and in one course a question of every other type. */
export function makeExams(tenant: Tenant, courses: readonly MadeCourse[]) {
  const { random } = tenant;
  return courses.map((course) => {
    const isEveryType = course.row.code === everyTypeExam.course;
    const further = isEveryType ? makeEveryType(tenant, course.row.id) : [];
    const marks = [
      ...Array<number>(20).fill(1),
      ...(isEveryType ? everyTypeExam.questions : []).map((asked) => asked.marks),
    ];
    const exam = addAssessment(tenant, course, {
      title: `${course.row.title}: Final exam`,
      duration: isEveryType ? 60 : 40,
      passingScore: 60,
      isPractice: false,
      questions: [...random.sample(course.questions, 20), ...further],
      marks,
      exam: { kind: "EXAM", maxAttempts: 2, shuffle: true, showAnswers: "AFTER_SUBMIT" },
    });
    return { ...exam, marks };
  });
}
