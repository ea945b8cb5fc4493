import { graphql, useFragment } from "react-relay";
import type { QuestionsScreens_course$key } from "~/__generated__/QuestionsScreens_course.graphql";
import type { QuestionsScreens_curriculum$key } from "~/__generated__/QuestionsScreens_curriculum.graphql";
import type { QuestionsScreensCourseQuery } from "~/__generated__/QuestionsScreensCourseQuery.graphql";
import type { QuestionsScreensCurriculumQuery } from "~/__generated__/QuestionsScreensCurriculumQuery.graphql";
import { useReadNewest } from "~/relay/useReadNewest";
import { foundScreen } from "~/screens/admin/foundScreen";
import { QuestionsPage } from "./QuestionsPage";
import { useCourseQuestions, useCurriculumQuestions } from "./questionCommands";

const courseFragment = graphql`
  fragment QuestionsScreens_course on Course {
    databaseId
    title
    modules {
      databaseId
      name
      questions {
        ...QuestionsPageModuleQuestions_questions
      }
    }
    generalQuestions {
      ...QuestionsPageModuleQuestions_questions
    }
  }
`;

function KnownCourse({ course }: { course: QuestionsScreens_course$key }) {
  const { databaseId, title, modules, generalQuestions } = useFragment(courseFragment, course);
  const readNewest = useReadNewest<QuestionsScreensCourseQuery>(courseQuery, {
    courseId: databaseId,
  });
  const commands = useCourseQuestions(databaseId, readNewest);
  const address = `/admin/courses/${databaseId}`;
  const whole = { databaseId: null, name: "The course as a whole", questions: generalQuestions };
  return (
    <QuestionsPage
      of={title}
      subtitle="Learners practise them. Assessments use the ones with an answer."
      address={address}
      hasExchange
      modules={generalQuestions.length > 0 ? [...modules, whole] : modules}
      noModules={{ of: "course", to: `${address}/curriculum`, toLabel: "Go to the curriculum" }}
      commands={commands}
    />
  );
}

const courseQuery = graphql`
  query QuestionsScreensCourseQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      ...QuestionsScreens_course
    }
  }
`;

/** A course's questions by module with their answers; staff add, edit and delete them. */
export const CourseQuestionsScreen = foundScreen<QuestionsScreensCourseQuery, "course">(
  courseQuery,
  "course",
  KnownCourse,
);

const curriculumFragment = graphql`
  fragment QuestionsScreens_curriculum on Curriculum {
    databaseId
    title
    modules {
      databaseId
      name
      questions {
        ...QuestionsPageModuleQuestions_questions
      }
    }
  }
`;

function KnownCurriculum({ curriculum }: { curriculum: QuestionsScreens_curriculum$key }) {
  const { databaseId, title, modules } = useFragment(curriculumFragment, curriculum);
  const readNewest = useReadNewest<QuestionsScreensCurriculumQuery>(curriculumQuery, {
    curriculumId: databaseId,
  });
  const commands = useCurriculumQuestions(databaseId, readNewest);
  const address = `/admin/curriculum/${databaseId}`;
  return (
    <QuestionsPage
      of={title}
      subtitle="Courses created from this curriculum start with a copy of them."
      address={address}
      modules={modules}
      noModules={{ of: "curriculum", to: `${address}/topics/upload`, toLabel: "Upload an outline" }}
      commands={commands}
    />
  );
}

const curriculumQuery = graphql`
  query QuestionsScreensCurriculumQuery($curriculumId: Int!) @preloadable {
    curriculum(databaseId: $curriculumId) {
      ...QuestionsScreens_curriculum
    }
  }
`;

/** A curriculum's questions by module with their answers; staff add, edit and delete them. */
export const CurriculumQuestionsScreen = foundScreen<QuestionsScreensCurriculumQuery, "curriculum">(
  curriculumQuery,
  "curriculum",
  KnownCurriculum,
);
