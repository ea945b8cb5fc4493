import { useEffect } from "react";
import { graphql } from "react-relay";
import { Link } from "react-router-dom";
import { blockLabels } from "#gateway/domains/lessons/blockContract";
import type { QuestionBodyQuery } from "~/__generated__/QuestionBodyQuery.graphql";
import { useMatches } from "~/relay/useMatches";
import { MatchCombobox } from "~/ui/MatchCombobox";
import type { BodyProps } from "./bodyProps";

const query = graphql`
  query QuestionBodyQuery($courseId: Int!) {
    course(databaseId: $courseId) {
      generalQuestions { databaseId title }
      modules {
        name
        questions { databaseId title }
      }
    }
  }
`;

interface Option {
  value: string;
  label: string;
  note?: string;
}

/** The questions of a course, with the modules that they belong to. */
function listQuestions({ course }: QuestionBodyQuery["response"]): Option[] {
  if (!course) return [];
  const general = course.generalQuestions.map(({ databaseId, title }) => ({
    value: String(databaseId),
    label: title,
  }));
  const ofModules = course.modules.flatMap(({ name, questions }) =>
    questions.map(({ databaseId, title }) => ({ value: String(databaseId), label: title, note: name })),
  );
  return [...general, ...ofModules];
}

const includes = ({ label, note = "" }: Option, words: string) =>
  `${label} ${note}`.toLowerCase().includes(words.toLowerCase());

/** Picks a question of the course's bank. */
export function QuestionBody({ content: { questionId }, onEdit, courseId }: BodyProps) {
  const all = useMatches<QuestionBodyQuery, Option>({
    query,
    variables: () => ({ courseId }),
    read: (response) => ({ matches: listQuestions(response) }),
  });
  const found = useMatches<QuestionBodyQuery, Option>({
    query,
    variables: () => ({ courseId }),
    read: (response, words) => ({
      matches: listQuestions(response).filter((question) => includes(question, words)),
    }),
  });
  const { search } = all;
  useEffect(() => search(""), [search]);
  const chosen = all.matches.find(({ value }) => value === String(questionId)) ?? null;
  const isEmpty = !all.waiting && !all.failed && all.matches.length === 0;
  return (
    <div className="grid gap-2">
      <MatchCombobox
        label={blockLabels.questionId}
        required
        value={chosen ?? (questionId === null ? null : { value: String(questionId), label: "Loading…" })}
        onChange={(option) => onEdit({ questionId: option ? Number(option.value) : null })}
        placeholder="Search the course's questions"
        found={found}
        hint="Learners answer it inside the lesson and see the explanation at once. Not graded."
      />
      {isEmpty && (
        <p className="text-sm text-muted">
          This course has no questions yet.{" "}
          <Link
            to={`/admin/courses/${courseId}/questions`}
            className="font-medium text-brand-ink underline underline-offset-2"
          >
            Write the first one
          </Link>
        </p>
      )}
    </div>
  );
}
