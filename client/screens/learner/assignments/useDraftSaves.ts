import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { saveSubmission } from "~/commands/assignmentCommands";
import type { AutosaveOutcome } from "~/forms/useAutosave";
import { commitSave } from "../commitSave";
import {
  type Draft,
  type DraftProblems,
  findProblems,
  getSendable,
  noDraft,
  openKeptDraft,
  parseDraft,
  type RefusedFiles,
  readFieldErrors,
  toInput,
  toText,
} from "./submissionDraft";

/** A draft as the server has it. */
export interface SavedDraft extends Draft {
  readonly databaseId: number;
  readonly updatedAt: string;
}

/** What the server refused of a draft. */
export interface DraftRefusal {
  /** Why the last save was refused, where no field says it; empty without a reason. */
  reason: string;
  problems: DraftProblems;
  files: RefusedFiles;
}

const nothing: DraftRefusal = { reason: "", problems: {}, files: new Map() };

interface Options {
  assignmentId: number;
  /** Undefined before the first words. */
  draft: SavedDraft | undefined;
}

/** Sends drafts, each based on the version of the one before. */
function useSend({ assignmentId, draft }: Options) {
  const environment = useRelayEnvironment();
  const version = useRef(draft?.updatedAt ?? null);
  const held = useRef<Draft>(draft ?? noDraft);
  const send = useCallback(
    async (sent: Draft) => {
      if (toText(sent) === toText(held.current)) return { kind: "saved" } as const;
      const outcome = await commitSave(environment, saveSubmission, {
        variables: { assignmentId, version: version.current, input: toInput(sent) },
        onSaved: ({ result }) => {
          version.current = result.payload?.submission?.updatedAt ?? null;
        },
      });
      if (outcome.kind === "saved") held.current = sent;
      return outcome;
    },
    [environment, assignmentId],
  );
  /** Bases the next save on what another has saved. */
  const rebase = useCallback((saved: SavedDraft) => {
    if (saved.updatedAt === version.current) return;
    version.current = saved.updatedAt;
    held.current = saved;
  }, []);
  return { version, held, send, rebase };
}

/**
 * The saves of a draft. A wrong field keeps no other one from being saved; the outcome is `refused` until the server has the
 * whole draft. A copy stays in the tab until then.
 */
export function useDraftSaves(options: Options) {
  const { assignmentId } = options;
  const kept = useMemo(() => openKeptDraft(assignmentId), [assignmentId]);
  const { version, held, send, rebase } = useSend(options);
  const latest = useRef(nothing);
  const [refusal, setRefusal] = useState(nothing);

  const saveParts = useCallback(
    async (typed: Draft): Promise<AutosaveOutcome> => {
      const sent = getSendable(typed, {
        problems: findProblems(typed),
        refused: latest.current.files,
        held: held.current,
      });
      const outcome = await send(sent);
      const found = readFieldErrors(outcome.kind === "refused" ? outcome.fieldErrors : []);
      const isExplained = found.files.size > 0 || Object.keys(found.problems).length > 0;
      latest.current = {
        reason: outcome.kind === "refused" && !isExplained ? outcome.reason : "",
        problems: found.problems,
        files: new Map([...latest.current.files, ...found.files]),
      };
      setRefusal(latest.current);
      // The rest is saved without the files that were refused.
      if (sent.files.some(({ databaseId }) => found.files.has(databaseId))) return saveParts(typed);
      return outcome.kind === "saved" && toText(sent) !== toText(typed) ? "refused" : outcome.kind;
    },
    [send, held],
  );

  const save = useCallback(
    async (text: string): Promise<AutosaveOutcome> => {
      // Another account has signed in: the draft is not theirs.
      if (!kept.isCurrent()) return "refused";
      const kind = await saveParts(parseDraft(text));
      const copy = kept.read();
      if (kind === "saved" && copy && toText(copy) === text) kept.drop();
      return kind;
    },
    [saveParts, kept],
  );
  return { kept, version, refusal, save, rebase };
}

/** Bases the next save on a draft that another has saved, while it is what the screen shows. */
export function useRebase(
  rebase: (saved: SavedDraft) => void,
  { draft, isShown }: { draft: SavedDraft | undefined; isShown: boolean },
): void {
  useEffect(() => {
    if (isShown && draft) rebase(draft);
  }, [isShown, draft, rebase]);
}
