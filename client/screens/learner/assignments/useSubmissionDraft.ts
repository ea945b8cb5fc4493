import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { useSubmissionDraftSubscription } from "~/__generated__/useSubmissionDraftSubscription.graphql";
import { handIn, saveSubmission } from "~/commands/assignmentCommands";
import { type AutosaveOutcome, useAutosave } from "~/forms/useAutosave";
import { useLive } from "~/relay/useLive";
import { useMutation } from "~/relay/useMutation";
import { commitSave } from "../commitSave";
import { type Draft, noDraft, openKeptDraft, parseDraft, toText } from "./submissionDraft";

const subscription = graphql`
  subscription useSubmissionDraftSubscription($submissionId: Int!) {
    submissionChanged(submissionId: $submissionId) {
      text
      link
      updatedAt
      files { databaseId name }
    }
  }
`;

/** A draft as the server has it. */
export interface SavedDraft extends Draft {
  readonly databaseId: number;
  readonly updatedAt: string;
}

interface Options {
  assignmentId: number;
  /** Undefined before the first words. */
  draft: SavedDraft | undefined;
  /** Whether others write it, too. */
  isOfTeam: boolean;
}

/** The saves of a draft, each based on the version of the one before, and the reason of a refusal. */
function useSaves({ assignmentId, draft }: Options) {
  const environment = useRelayEnvironment();
  const kept = useMemo(() => openKeptDraft(assignmentId), [assignmentId]);
  const version = useRef(draft?.updatedAt ?? null);
  const [reason, setReason] = useState("");
  const save = useCallback(
    async (text: string): Promise<AutosaveOutcome> => {
      // Another account has signed in: the draft is not theirs.
      if (!kept.isCurrent()) return "refused";
      const { files, ...typed } = parseDraft(text);
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
  return { kept, version, reason, save };
}

/** A draft that is saved while it is typed, and handed in. A copy stays in the tab until the server has it. */
export function useSubmissionDraft(options: Options) {
  const { assignmentId, draft, isOfTeam } = options;
  const { kept, version, reason, save } = useSaves(options);
  const [send, isSending] = useMutation(handIn);
  const saved = toText(draft ?? noDraft);
  const autosave = useAutosave({ saved, save });
  const [copy] = useState(kept.read);
  const restore = useEffectEvent(() => {
    if (copy && toText(copy) !== saved) autosave.change(toText(copy));
  });
  useEffect(() => {
    restore();
  }, []);
  useLive<useSubmissionDraftSubscription>(subscription, {
    variables: { submissionId: draft?.databaseId ?? 0 },
    enabled: isOfTeam && draft !== undefined,
  });
  // A teammate's saved text is shown unless this member is typing: then the save is refused as stale.
  const isShown = autosave.text === saved;
  const updatedAt = draft?.updatedAt;
  useEffect(() => {
    if (isShown && updatedAt !== undefined) version.current = updatedAt;
  }, [isShown, updatedAt, version]);
  const typed = parseDraft(autosave.text);
  return {
    typed,
    state: autosave.state,
    reason,
    isSending,
    change(next: Partial<Draft>): void {
      const changed: Draft = { ...typed, ...next };
      kept.write(changed);
      autosave.change(toText(changed));
    },
    async submit(): Promise<void> {
      await autosave.retry();
      if (await send({ assignmentId, version: version.current })) kept.drop();
    },
  };
}
