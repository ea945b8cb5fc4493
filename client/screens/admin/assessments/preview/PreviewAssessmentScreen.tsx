import { Pencil, Shuffle } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay";
import type { PreviewAssessmentScreenQuery } from "~/__generated__/PreviewAssessmentScreenQuery.graphql";
import { ScreenHead } from "~/layout/ScreenHead";
import { AnswerFields } from "~/questions/AnswerFields";
import { type Answer, type AskedQuestion, emptyAnswer } from "~/questions/answers";
import { QuestionSheet } from "~/questions/QuestionSheet";
import { type FoundProps, foundScreen } from "~/screens/admin/foundScreen";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyCard } from "~/ui/EmptyCard";

const query = graphql`
  query PreviewAssessmentScreenQuery($assessmentId: Int!) @preloadable {
    assessment(databaseId: $assessmentId) {
      databaseId
      title
      courseTitle
      draws { databaseId }
    }
    assessmentPreview(assessmentId: $assessmentId) {
      title
      type
      html
      section
      maxMarks
      options
      matches
      blankCount
      pictureAlt
      picture { url width height }
    }
  }
`;

type Response = FoundProps<PreviewAssessmentScreenQuery, "assessment">;
type PreviewedQuestion = NonNullable<Response["assessmentPreview"]>[number];

type SheetQuestion = AskedQuestion & Pick<PreviewedQuestion, "section" | "maxMarks">;

const list = "/admin/assessments";

/** The question as the fields of an attempt take it: its options are numbered, and nothing is answered. */
const toAsked = ({ options, ...question }: PreviewedQuestion, number: number): SheetQuestion => ({
  ...question,
  id: `preview-${number}`,
  databaseId: number,
  answerText: null,
  answerBlanks: [],
  answerFile: null,
  options: options.map((text, index) => ({
    databaseId: index + 1,
    text,
    isChosen: false,
    givenMatch: null,
    givenPlace: null,
  })),
});

/** A question with its answer fields to try; nothing is kept. */
function Sheet({ question }: { question: SheetQuestion }) {
  const { databaseId: number } = question;
  const [answer, setAnswer] = useState<Answer>({ questionId: number, ...emptyAnswer });
  return (
    <Card flush>
      <QuestionSheet question={question} number={number}>
        <div className="mt-5 mb-4">
          <AnswerFields question={question} answer={answer} onGive={setAnswer} onLeave={() => undefined} />
        </div>
      </QuestionSheet>
    </Card>
  );
}

/**
 * The questions that one attempt would ask, with answer fields; where questions are drawn, staff can draw
 * another sample.
 */
function Preview({ assessment, assessmentPreview, readNewest }: Response) {
  const { databaseId: assessmentId, title, courseTitle, draws } = assessment;
  const [drawn, setDrawn] = useState(1);
  const questions = (assessmentPreview ?? []).map((item, index) => toAsked(item, index + 1));
  return (
    <>
      <ScreenHead
        title={`Preview of ${title}`}
        subtitle={courseTitle}
        breadcrumbs={[
          { label: "Assessments", to: list },
          { label: title, to: `${list}/${assessmentId}/edit` },
          { label: "Preview" },
        ]}
        actions={
          <>
            {draws.length > 0 && (
              <Button icon={<Shuffle />} onClick={() => readNewest(() => setDrawn(drawn + 1))}>
                Draw again
              </Button>
            )}
            <ButtonLink to={`${list}/${assessmentId}/edit`} icon={<Pencil />}>
              Edit
            </ButtonLink>
          </>
        }
      />
      <p role="status" className="mb-4 max-w-3xl text-sm text-soft">
        {draws.length > 0 && `Sample ${drawn}: each learner gets other questions. `}
        Try the answers here; nothing is saved.
      </p>
      <div className="grid max-w-3xl gap-6">
        {questions.map((question) => (
          <Sheet key={`${drawn} ${question.id}`} question={question} />
        ))}
        {questions.length === 0 && (
          <EmptyCard title="No questions yet">Add questions in the editor.</EmptyCard>
        )}
      </div>
    </>
  );
}

/** The assessment as learners meet it. */
export const PreviewAssessmentScreen = foundScreen(query, "assessment", Preview);
