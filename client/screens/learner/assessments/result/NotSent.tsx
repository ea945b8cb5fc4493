import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { NotSent_attempt$key } from "~/__generated__/NotSent_attempt.graphql";
import { VersionCallout } from "~/forms/VersionCallout";
import type { FragmentData } from "~/relay/fragmentData";
import { Button } from "~/ui/Button";
import { openKeptAnswer, parseAnswer, toVersioned } from "../answerText";
import { describeAnswer } from "./describeAnswer";

const fragment = graphql`
  fragment NotSent_attempt on Attempt {
    questions {
      id
      databaseId
      type
      answerText
      answerBlanks
      answerFile { databaseId name }
      answerChangedAt
      options { databaseId text isChosen givenMatch givenPlace }
    }
  }
`;

type Question = FragmentData<NotSent_attempt$key>["questions"][number];

/** The answers to a question that this browser still keeps, other than the one that the server has. */
function listKept(question: Question): string[] {
  const saved = toVersioned(question).text;
  const others = openKeptAnswer(question.databaseId)
    .list()
    .filter(({ text }) => text !== saved);
  return others.flatMap(({ text }) => {
    const answer = parseAnswer(question.databaseId, text);
    return answer ? [describeAnswer(question, answer)] : [];
  });
}

/** The answers of an ended attempt that did not reach the server in time; they do not count, and can be read until they are discarded. */
export function NotSent({ attempt: key }: { attempt: NotSent_attempt$key }) {
  const { questions } = useFragment(fragment, key);
  const [isDiscarded, setDiscarded] = useState(false);
  const kept = questions.flatMap((question, index) =>
    listKept(question).map((text, at) => ({ key: `${question.id} ${at}`, number: index + 1, text })),
  );
  if (isDiscarded || kept.length === 0) return null;
  const discard = () => {
    for (const { databaseId } of questions) openKeptAnswer(databaseId).dropAll();
    setDiscarded(true);
  };
  return (
    <VersionCallout
      label="Not sent in time"
      title="Some answers were not sent in time"
      level={2}
      className="mb-5"
    >
      <p className="mt-2">They are kept in this browser, and don't count.</p>
      <dl className="mt-2 grid gap-2">
        {kept.map(({ key: id, number, text }) => (
          <div key={id}>
            <dt className="text-xs font-medium">Question {number}</dt>
            <dd className="max-h-60 overflow-auto rounded-md border border-warning-line bg-surface p-2 text-sm wrap-anywhere whitespace-pre-wrap text-ink">
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <Button size="sm" className="mt-3" onClick={discard}>
        Discard them
      </Button>
    </VersionCallout>
  );
}
