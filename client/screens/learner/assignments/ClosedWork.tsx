import { useMemo } from "react";
import { submissionMessages } from "#gateway/domains/submissions/contract";
import { Card } from "~/ui/Card";
import { FileLinks } from "./FileLinks";
import { type Draft, describeDraft, isEmpty, listUnsent, toText } from "./submissionDraft";

interface Props {
  assignmentId: number;
  /** Why nothing can be handed in now. */
  closed: string;
  /** The draft as it is saved; undefined without one. */
  draft: (Draft & { readonly files: Parameters<typeof FileLinks>[0]["files"] }) | undefined;
}

function WrittenText({ heading, text }: { heading: string; text: string }) {
  return (
    <>
      <h3 className="text-sm font-semibold text-ink">{heading}</h3>
      {text !== "" && <p className="text-sm wrap-anywhere whitespace-pre-wrap text-soft">{text}</p>}
    </>
  );
}

/**
 * The work of a learner on an assignment while nothing can be handed in, as between two batches: it is shown, with what this
 * browser could not save, and goes on where the assignment opens again.
 */
export function ClosedWork({ assignmentId, closed, draft }: Props) {
  const saved = draft && !isEmpty(draft) ? draft : undefined;
  const savedText = saved && toText(saved);
  const unsent = useMemo(() => listUnsent(assignmentId, savedText), [assignmentId, savedText]);
  return (
    <Card title="Your work">
      <div className="grid gap-3">
        <p className="text-sm text-muted">{closed}</p>
        {saved && (
          <>
            <WrittenText
              heading={submissionMessages.keptDraft}
              text={describeDraft(toText({ ...saved, files: [] }))}
            />
            {saved.files.length > 0 && <FileLinks files={saved.files} />}
          </>
        )}
        {unsent.map((text) => (
          <WrittenText key={text} heading={submissionMessages.keptUnsent} text={describeDraft(text)} />
        ))}
      </div>
    </Card>
  );
}
