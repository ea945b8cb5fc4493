import { Trash2, Upload } from "lucide-react";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { z } from "zod";
import {
  submissionLabels,
  submissionLimits,
  submissionMessages,
} from "#gateway/domains/submissions/contract";
import type { DraftFormSubscription } from "~/__generated__/DraftFormSubscription.graphql";
import { handIn, saveSubmission } from "~/commands/assignmentCommands";
import { UploadZone } from "~/files/UploadZone";
import { type AutosaveOutcome, type AutosaveState, useAutosave } from "~/forms/useAutosave";
import { useLive } from "~/relay/useLive";
import { useMutation } from "~/relay/useMutation";
import { keptText } from "~/session/keptText";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { IconButton } from "~/ui/IconButton";
import { TextArea } from "~/ui/TextArea";
import { TextInput } from "~/ui/TextInput";
import { commitSave } from "../commitSave";

const subscription = graphql`
  subscription DraftFormSubscription($submissionId: Int!) {
    submissionChanged(submissionId: $submissionId) {
      text
      link
      updatedAt
      files { databaseId name }
    }
  }
`;

const draftShape = z.object({
  text: z.string(),
  link: z.string(),
  files: z.array(z.object({ databaseId: z.number(), name: z.string() })).readonly(),
});
type Draft = z.infer<typeof draftShape>;

interface Props {
  assignmentId: number;
  /** Its parts, as `SubmissionPart` names them. */
  accepts: readonly string[];
  /** The draft as it is saved; undefined before the first words. */
  draft:
    | {
        readonly databaseId: number;
        readonly text: string;
        readonly link: string;
        readonly updatedAt: string;
        readonly files: readonly { readonly databaseId: number; readonly name: string }[];
      }
    | undefined;
  triesLeft: number;
  /** Whether others write it, too. */
  isOfTeam: boolean;
}

const stateTexts: Record<AutosaveState, string> = {
  saved: "Saved automatically",
  saving: "Saving…",
  waiting: "Waiting for connection. Your draft is kept in this browser.",
  refused: submissionMessages.save.fallback,
};

/** The draft that the server does not have yet. */
const openKeptDraft = keptText({ name: "submission", place: "tab", schema: draftShape });

/** The text by which drafts are compared, and saved. */
const toText = ({ text, link, files }: Draft): string =>
  JSON.stringify({
    text,
    link,
    files: files.map(({ databaseId, name }) => ({ databaseId, name })),
  } satisfies Draft);

const noDraft: Draft = { text: "", link: "", files: [] };

/** A draft that is saved while it is typed, and handed in. A copy stays in the tab until the server has it. */
export function DraftForm({ assignmentId, accepts, draft, triesLeft, isOfTeam }: Props) {
  const environment = useRelayEnvironment();
  const version = useRef(draft?.updatedAt ?? null);
  const [reason, setReason] = useState("");
  const [send, isSending] = useMutation(handIn);
  const kept = useMemo(() => openKeptDraft(assignmentId), [assignmentId]);
  const save = useCallback(
    async (text: string): Promise<AutosaveOutcome> => {
      // Another account has signed in: the draft is not theirs.
      if (!kept.isCurrent()) return "refused";
      const { files, ...typed } = draftShape.parse(JSON.parse(text));
      const input = { ...typed, fileIds: files.map(({ databaseId }) => databaseId) };
      const outcome = await commitSave(environment, saveSubmission, {
        variables: { assignmentId, version: version.current, input },
        onSaved: ({ result }) => {
          version.current = result.payload?.submission?.updatedAt ?? null;
        },
      });
      const copy = kept.read();
      if (outcome.kind === "saved" && copy && toText(copy) === text) kept.drop();
      setReason(outcome.kind === "refused" ? outcome.reason : "");
      return outcome.kind;
    },
    [environment, assignmentId, kept],
  );
  const saved = toText(draft ?? noDraft);
  const [copy] = useState(kept.read);
  const autosave = useAutosave({ saved, save });
  const restore = useEffectEvent(() => {
    if (copy && toText(copy) !== saved) autosave.change(toText(copy));
  });
  useEffect(() => {
    restore();
  }, []);
  useLive<DraftFormSubscription>(subscription, {
    variables: { submissionId: draft?.databaseId ?? 0 },
    enabled: isOfTeam && draft !== undefined,
  });
  // A teammate's saved text is shown unless this member is typing: then the save is refused as stale.
  const isShown = autosave.text === saved;
  const updatedAt = draft?.updatedAt;
  useEffect(() => {
    if (isShown && updatedAt !== undefined) version.current = updatedAt;
  }, [isShown, updatedAt]);
  const { text, link, files } = draftShape.parse(JSON.parse(autosave.text));
  const change = (next: Partial<Draft>) => {
    const changed: Draft = { text, link, files, ...next };
    kept.write(changed);
    autosave.change(toText(changed));
  };
  const submit = async () => {
    await autosave.retry();
    if (await send({ assignmentId, version: version.current })) kept.drop();
  };
  const isEmpty = text.trim() === "" && link.trim() === "" && files.length === 0;
  return (
    <Card title="Your work">
      <div className="grid gap-5">
        {accepts.includes("TEXT") && (
          <TextArea
            label={submissionLabels.text}
            value={text}
            onChange={(typed) => change({ text: typed })}
            rows={10}
            limit={submissionLimits.text}
            maxLength={submissionLimits.text}
            hint="You can use Markdown."
          />
        )}
        {accepts.includes("LINK") && (
          <TextInput
            label={submissionLabels.link}
            value={link}
            onChange={(typed) => change({ link: typed })}
            inputMode="url"
            placeholder="https://"
          />
        )}
        {accepts.includes("FILES") && (
          <UploadZone
            label="Add files"
            multiple
            onUploaded={({ id: databaseId, name }) => change({ files: [...files, { databaseId, name }] })}
            className="grid gap-2 border border-dashed border-line p-4"
          >
            {(choose) => (
              <>
                <div className="flex flex-wrap items-center gap-3">
                  <Button
                    icon={<Upload />}
                    onClick={choose}
                    disabled={files.length >= submissionLimits.files}
                  >
                    Add files
                  </Button>
                  <span className="text-sm text-muted">
                    or drop them here, at most {submissionLimits.files}
                  </span>
                </div>
                <ul className="grid gap-1">
                  {files.map(({ databaseId, name }) => (
                    <li key={databaseId} className="flex items-center justify-between gap-2 text-sm">
                      <span className="min-w-0 wrap-anywhere">{name}</span>
                      <IconButton
                        label={`Remove ${name}`}
                        icon={<Trash2 />}
                        onClick={() =>
                          change({ files: files.filter((file) => file.databaseId !== databaseId) })
                        }
                      />
                    </li>
                  ))}
                </ul>
              </>
            )}
          </UploadZone>
        )}
        <p
          role="status"
          className={`text-xs ${["saved", "saving"].includes(autosave.state) ? "text-muted" : "text-warning-ink"}`}
        >
          {reason || stateTexts[autosave.state]}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary" busy={isSending} disabled={isEmpty} onClick={() => void submit()}>
            Hand in
          </Button>
          <span className="text-sm text-muted">
            {triesLeft === 1 ? "This is your last try." : `You have ${triesLeft} tries left.`}
          </span>
        </div>
      </div>
    </Card>
  );
}
