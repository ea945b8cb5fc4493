import { graphql, useFragment } from "react-relay";
import type { EarlierTries_tries$key } from "~/__generated__/EarlierTries_tries.graphql";
import { formatDateTime } from "~/formats/dates";
import { NewTabLink } from "~/ui/NewTabLink";
import { RenderedText } from "~/ui/RenderedText";

/** The text and the link that a learner handed in. */
export const Written = ({ textHtml, link }: { textHtml: string; link: string }) => (
  <>
    {textHtml !== "" && <RenderedText html={textHtml} className="text-base!" />}
    {link !== "" && (
      <NewTabLink href={link} className="text-sm wrap-anywhere text-brand-ink underline">
        {link}
      </NewTabLink>
    )}
  </>
);

interface Props {
  tries: EarlierTries_tries$key;
  criteria: readonly { key: string; title: string; levels: readonly { label: string }[] }[];
}

/**
 * The learner's earlier submissions and their feedback, so that a further try is judged by them. Nothing for
 * a first try.
 */
export function EarlierTries({ tries: key, criteria }: Props) {
  const tries = useFragment(
    graphql`
      fragment EarlierTries_tries on EarlierTry @relay(plural: true) {
        submissionId
        number
        textHtml
        link
        handedInAt
        score
        maxPoints
        comment
        markedByName
        criteria { key level comment }
      }
    `,
    key,
  );
  return tries.map(({ submissionId, number, textHtml, link, ...said }) => (
    <section key={submissionId} className="grid gap-2 border-t border-line pt-4 text-sm">
      <h3 className="font-medium text-ink">
        Try {number}, handed in {formatDateTime(said.handedInAt)}
        {said.score != null && `: ${said.score} of ${said.maxPoints}`}
      </h3>
      {said.comment !== "" && (
        <p className="wrap-anywhere whitespace-pre-wrap text-ink">
          {said.markedByName}: {said.comment}
        </p>
      )}
      <dl className="grid gap-1 text-muted">
        {criteria.map(({ key: criterion, title, levels }) => {
          const marked = said.criteria.find((item) => item.key === criterion);
          const label = marked?.level == null ? undefined : levels[marked.level]?.label;
          return (
            marked && (
              <div key={criterion} className="flex flex-wrap gap-x-2">
                <dt>{title}:</dt>
                <dd className="wrap-anywhere">
                  {[label, marked.comment].filter(Boolean).join(", ") || "no level"}
                </dd>
              </div>
            )
          );
        })}
      </dl>
      <details>
        <summary className="touch cursor-pointer text-brand-ink">Submitted work</summary>
        <div className="mt-2 grid gap-2">
          <Written textHtml={textHtml} link={link} />
        </div>
      </details>
    </section>
  ));
}
