import { CircleHelp } from "lucide-react";
import { graphql } from "react-relay";
import type { QuestionsScreenQuery } from "~/__generated__/QuestionsScreenQuery.graphql";
import { formatQuantity } from "~/formats/counts";
import { moduleNoun } from "~/formats/nouns";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { EmptyCard } from "~/ui/EmptyCard";
import { PageHeader } from "~/ui/PageHeader";
import { Tile } from "~/ui/Tile";
import { QuestionList } from "./QuestionList";

const query = graphql`
  query QuestionsScreenQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      title
      viewerEnrolment { id }
      generalQuestions { id ...QuestionList_questions }
      modules {
        id
        name
        questions { id ...QuestionList_questions }
      }
    }
  }
`;

/** A course's questions by module, with checkboxes for those that the learner has practised. */
export function QuestionsScreen() {
  useScreenTitle("Questions");
  const { course } = useRouteQuery<QuestionsScreenQuery>(query);
  if (!course) return null;
  const { title, modules, generalQuestions } = course;
  const total = modules.reduce((sum, { questions }) => sum + questions.length, 0);
  const general = generalQuestions.length;
  const readOnly = !course.viewerEnrolment;
  return (
    <>
      <PageHeader title="Questions" subtitle={title} />
      <div className="mb-5 max-w-60">
        <Tile
          label="Questions"
          value={total}
          icon={<CircleHelp />}
          note={general > 0 ? `and ${general} on the whole course` : `in ${modulesInWords(modules.length)}`}
        />
      </div>
      {total + general === 0 && <NoQuestions isEnrolled={!readOnly} />}
      <div className="grid gap-5">
        {modules.map(({ id, name, questions }) =>
          questions.length === 0 ? null : (
            <QuestionList key={id} title={name} questions={questions} readOnly={readOnly} />
          ),
        )}
        {general > 0 && (
          <QuestionList title="The whole course" questions={generalQuestions} readOnly={readOnly} />
        )}
      </div>
    </>
  );
}

const modulesInWords = (count: number) => formatQuantity(count, moduleNoun);

function NoQuestions({ isEnrolled }: { isEnrolled: boolean }) {
  return isEnrolled ? (
    <EmptyCard icon={<CircleHelp />} title="No questions yet">
      Practice questions appear here, module by module. The ones you mark as practised are kept.
    </EmptyCard>
  ) : (
    <EmptyCard icon={<CircleHelp />} title="Questions are for learners of the course">
      Enrol to see its practice questions, module by module.
    </EmptyCard>
  );
}
