import { graphql, useFragment } from "react-relay";
import type { QuestionInput } from "#gateway/domains/questions/contract";
import type { QuestionsScreens_course$key } from "~/__generated__/QuestionsScreens_course.graphql";
import type { QuestionsScreens_curriculum$key } from "~/__generated__/QuestionsScreens_curriculum.graphql";
import type { QuestionsScreensCourseQuery } from "~/__generated__/QuestionsScreensCourseQuery.graphql";
import type { QuestionsScreensCurriculumQuery } from "~/__generated__/QuestionsScreensCurriculumQuery.graphql";
import {
  addCurriculumQuestion,
  addQuestion,
  deleteCurriculumQuestion,
  deleteQuestion,
  updateCurriculumQuestion,
  updateQuestion,
} from "~/commands/contentCommands";
import type { SaveOptions } from "~/forms/useVersionedForm";
import { useMutation } from "~/relay/useMutation";
import type { ReadNewest } from "~/relay/useReadNewest";
import { type FoundProps, foundScreen } from "~/screens/admin/foundScreen";
import { useUndoableMutation } from "~/screens/admin/useUndoableMutation";
import { QuestionsPage } from "./QuestionsPage";
import type { QuestionCommands } from "./questionForm";

type Commit<Variables, Options> = (variables: Variables, options: Options) => Promise<object | null>;

interface Mutations extends Pick<QuestionCommands, "deleteEffect" | "practisedOnly"> {
  add: Commit<{ moduleId: number; input: QuestionInput }, Pick<SaveOptions, "onFieldErrors">>;
  update: Commit<{ questionId: number; version: string; input: QuestionInput }, Omit<SaveOptions, "version">>;
  remove: Commit<{ questionId: number }, { onFailure: (reason: string) => void }>;
  readNewest: ReadNewest;
}

/** Returns the commands that the mutations of a course or a curriculum carry out. */
const toCommands = (mutations: Mutations): QuestionCommands => ({
  deleteEffect: mutations.deleteEffect,
  practisedOnly: mutations.practisedOnly,
  add:
    (moduleId) =>
    async (input, { onFieldErrors }) =>
      (await mutations.add({ moduleId, input }, { onFieldErrors })) !== null,
  update:
    (questionId) =>
    async (input, { version, onFieldErrors, onStale }) => {
      const options = { onFieldErrors, onStale: () => mutations.readNewest(onStale) };
      return (await mutations.update({ questionId, version, input }, options)) !== null;
    },
  remove: async (questionId, onFailure) => (await mutations.remove({ questionId }, { onFailure })) !== null,
});

/** The commands for a course's questions. */
function useCourseQuestions(courseId: number, readNewest: ReadNewest): QuestionCommands {
  const [add] = useMutation(addQuestion);
  const [update] = useMutation(updateQuestion);
  const [remove] = useUndoableMutation(deleteQuestion);
  return toCommands({
    deleteEffect: "Attempts in progress keep their copy.",
    practisedOnly: false,
    add: (question, options) => add({ courseId, ...question }, options),
    update,
    remove,
    readNewest,
  });
}

const courseFragment = graphql`
  fragment QuestionsScreens_course on Course {
    databaseId
    title
    modules {
      databaseId
      name
      questions { ...QuestionsPageModuleQuestions_questions }
    }
    generalQuestions { ...QuestionsPageModuleQuestions_questions }
  }
`;

function KnownCourse({ course, readNewest }: FoundProps<QuestionsScreensCourseQuery, "course">) {
  const { databaseId, title, modules, generalQuestions } = useFragment<QuestionsScreens_course$key>(
    courseFragment,
    course,
  );
  const commands = useCourseQuestions(databaseId, readNewest);
  const address = `/admin/courses/${databaseId}`;
  const whole = { databaseId: null, name: "The course as a whole", questions: generalQuestions };
  return (
    <QuestionsPage
      ownerTitle={title}
      subtitle="Learners practise them. Assessments use the ones with an answer."
      address={address}
      hasExchange
      modules={generalQuestions.length > 0 ? [...modules, whole] : modules}
      noModules={{ owner: "course", to: `${address}/curriculum`, toLabel: "Go to the curriculum" }}
      commands={commands}
    />
  );
}

const courseQuery = graphql`
  query QuestionsScreensCourseQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) { ...QuestionsScreens_course }
  }
`;

/** A course's questions by module with their answers; staff add, edit and delete them. */
export const CourseQuestionsScreen = foundScreen(courseQuery, "course", KnownCourse);

/** The commands for a curriculum's questions. */
function useCurriculumQuestions(curriculumId: number, readNewest: ReadNewest): QuestionCommands {
  const [add] = useMutation(addCurriculumQuestion);
  const [update] = useMutation(updateCurriculumQuestion);
  const [remove] = useMutation(deleteCurriculumQuestion);
  return toCommands({
    deleteEffect: "Courses created from the curriculum keep their copies.",
    practisedOnly: true,
    add: (question, options) => add({ curriculumId, ...question }, options),
    update,
    remove,
    readNewest,
  });
}

const curriculumFragment = graphql`
  fragment QuestionsScreens_curriculum on Curriculum {
    databaseId
    title
    modules {
      databaseId
      name
      questions { ...QuestionsPageModuleQuestions_questions }
    }
  }
`;

function KnownCurriculum({
  curriculum,
  readNewest,
}: FoundProps<QuestionsScreensCurriculumQuery, "curriculum">) {
  const { databaseId, title, modules } = useFragment<QuestionsScreens_curriculum$key>(
    curriculumFragment,
    curriculum,
  );
  const commands = useCurriculumQuestions(databaseId, readNewest);
  const address = `/admin/curriculum/${databaseId}`;
  return (
    <QuestionsPage
      ownerTitle={title}
      subtitle="Courses created from this curriculum start with a copy of them."
      address={address}
      modules={modules}
      noModules={{ owner: "curriculum", to: `${address}/topics/upload`, toLabel: "Upload an outline" }}
      commands={commands}
    />
  );
}

const curriculumQuery = graphql`
  query QuestionsScreensCurriculumQuery($curriculumId: Int!) @preloadable {
    curriculum(databaseId: $curriculumId) { ...QuestionsScreens_curriculum }
  }
`;

/** A curriculum's questions by module with their answers; staff add, edit and delete them. */
export const CurriculumQuestionsScreen = foundScreen(curriculumQuery, "curriculum", KnownCurriculum);
