import { Trash2, Upload } from "lucide-react";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
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
  files: z.array(z.object({ databaseId: z.number(), name: z.string() })),
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

const copyKey = (assignmentId: number) => `submission-draft:${assignmentId}`;

/** The draft that this tab has kept and the server does not have yet; null without one. */
function readCopy(assignmentId: number): string | null {
  const kept = sessionStorage.getItem(copyKey(assignmentId));
  if (kept === null) return null;
  try {
    return draftShape.safeParse(JSON.parse(kept)).success ? kept : null;
  } catch {
    return null;
  }
}

const toText = (draft: Props["draft"]): string =>
  JSON.stringify({
    text: draft?.text ?? "",
    link: draft?.link ?? "",
    files: (draft?.files ?? []).map(({ databaseId, name }) => ({ databaseId, name })),
  } satisfies Draft);

/** A draft that is saved while it is typed, and handed in. A copy stays in the tab until the server has it. */
export function DraftForm({ assignmentId, accepts, draft, triesLeft, isOfTeam }: Props) {
  const environment = useRelayEnvironment();
  const version = useRef(draft?.updatedAt ?? null);
  const [reason, setReason] = useState("");
  const [send, isSending] = useMutation(handIn);
  const save = useCallback(
    async (text: string): Promise<AutosaveOutcome> => {
      const { files, ...typed } = draftShape.parse(JSON.parse(text));
      const input = { ...typed, fileIds: files.map(({ databaseId }) => databaseId) };
      const outcome = await commitSave(environment, saveSubmission, {
        variables: { assignmentId, version: version.current, input },
        onSaved: ({ result }) => {
          version.current = result.payload?.submission?.updatedAt ?? null;
        },
      });
      if (outcome.outcome === "saved" && sessionStorage.getItem(copyKey(assignmentId)) === text)
        sessionStorage.removeItem(copyKey(assignmentId));
      setReason(outcome.outcome === "refused" ? outcome.reason : "");
      return outcome.outcome;
    },
    [environment, assignmentId],
  );
  const saved = toText(draft);
  const [kept] = useState(() => readCopy(assignmentId));
  const autosave = useAutosave({ saved, save });
  const restore = useEffectEvent(() => kept !== null && kept !== saved && autosave.change(kept));
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
    const changed = JSON.stringify({ text, link, files, ...next } satisfies Draft);
    sessionStorage.setItem(copyKey(assignmentId), changed);
    autosave.change(changed);
  };
  const submit = async () => {
    await autosave.retry();
    if (await send({ assignmentId, version: version.current }))
      sessionStorage.removeItem(copyKey(assignmentId));
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
