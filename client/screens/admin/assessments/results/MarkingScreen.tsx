import { CheckCheck } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { graphql } from "react-relay";
import { formatCount } from "#gateway/domains/countTextContract";
import type { MarkingScreenQuery } from "~/__generated__/MarkingScreenQuery.graphql";
import { AnswerForm } from "~/layout/marking/AnswerForm";
import { GivenAnswer } from "~/layout/marking/GivenAnswer";
import { ScreenHead } from "~/layout/ScreenHead";
import { type FoundProps, foundScreen } from "~/screens/admin/foundScreen";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { EmptyCard } from "~/ui/EmptyCard";

const query = graphql`
  query MarkingScreenQuery($assessmentId: Int!) @preloadable {
    assessmentResults(assessmentId: $assessmentId) {
      toMarkCount
      assessment { databaseId title }
    }
    markingQueue(assessmentId: $assessmentId) {
      questionId
      learnerName
      marks
      ...GivenAnswer_answer
      ...AnswerForm_answer
    }
  }
`;

type Response = FoundProps<MarkingScreenQuery, "assessmentResults">;

interface MarkingProps {
  answer: Response["markingQueue"][number];
  position: string;
  onSaved: () => void;
  onMove: (by: 1 | -1) => void;
}

/** One answer with its mark: Enter saves and goes on, Alt with an arrow moves. */
function Marking({ answer, position, onSaved, onMove }: MarkingProps) {
  const press = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
    event.preventDefault();
    onMove(event.key === "ArrowDown" ? 1 : -1);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its fields and buttons have the focus; this hears their keys.
    <div onKeyDown={press} className="grid items-start gap-6 xl:grid-cols-2">
      <Card title={answer.learnerName} description={position}>
        <GivenAnswer answer={answer} />
      </Card>
      <Card title="Mark">
        <AnswerForm answer={answer} keysHint="Alt and an arrow key move without saving" onSaved={onSaved}>
          <Button onClick={() => onMove(-1)}>Previous</Button>
          <Button onClick={() => onMove(1)}>Next</Button>
        </AnswerForm>
      </Card>
    </div>
  );
}

function KnownQueue({ assessmentResults, markingQueue, readNewest }: Response) {
  const { assessment, toMarkCount: left } = assessmentResults;
  const { databaseId: assessmentId, title } = assessment;
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      markingQueue.findIndex(({ marks }) => marks === null),
    ),
  );
  const answer = markingQueue[at];
  const move = (by: 1 | -1) => setAt((from) => Math.min(markingQueue.length - 1, Math.max(0, from + by)));
  const goOn = () => {
    readNewest(() => undefined);
    move(1);
  };
  return (
    <>
      <ScreenHead
        title={`Marking - ${title}`}
        subtitle={left === 0 ? "Everything is marked." : `${formatCount(left)} to mark`}
        breadcrumbs={[
          { label: "Assessments", to: "/admin/assessments" },
          { label: title, to: `/admin/assessments/${assessmentId}/edit` },
          { label: "Results", to: `/admin/assessments/${assessmentId}/results` },
          { label: "Marking" },
        ]}
      />
      {answer ? (
        <Marking
          key={answer.questionId}
          answer={answer}
          position={`Answer ${at + 1} of ${markingQueue.length}`}
          onSaved={goOn}
          onMove={move}
        />
      ) : (
        <EmptyCard icon={<CheckCheck />} title="Nothing to mark">
          Essays and files appear here when their attempts have ended.
        </EmptyCard>
      )}
    </>
  );
}

/** Essays and files, marked one after another by keys. */
export const MarkingScreen = foundScreen(query, "assessmentResults", KnownQueue);
