import { useCallback, useEffect, useRef, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { useDraftSavesQuery } from "~/__generated__/useDraftSavesQuery.graphql";
import { saveSubmission } from "~/commands/assignmentCommands";
import type { VersionedOutcome, VersionedText } from "~/forms/versionedEdit";
import { commitSave } from "~/relay/commitSave";
import { quietRequest } from "~/relay/network";
import { readOnce } from "~/relay/readOnce";
import {
  type Draft,
  type DraftProblems,
  findProblems,
  getSendable,
  noDraft,
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

/** The server's refusal of a draft. */
export interface DraftRefusal {
  /** Why the last save was refused, where no field says it; empty without a reason. */
  reason: string;
  problems: DraftProblems;
  files: RefusedFiles;
}

const nothing: DraftRefusal = { reason: "", problems: {}, files: new Map() };

const query = graphql`
  query useDraftSavesQuery($assignmentId: Int!) {
    assignment(databaseId: $assignmentId) {
      id
      own { submissions { id number state text link updatedAt files { databaseId name } } }
      # What the screen shows of a try that it did not know of, such as one that was handed in elsewhere.
      ...AssignmentWork_assignment
      ...AssignmentWork_rubrics
    }
  }
`;

/** The draft with its version, as forms compare it. */
export const toVersioned = (draft: Omit<SavedDraft, "databaseId"> | undefined): VersionedText => ({
  text: toText(draft ?? noDraft),
  version: draft?.updatedAt ?? null,
});

/** Reads the tries as the server has them, which the screen then shows; null if they cannot be read. */
async function readTries(environment: IEnvironment, assignmentId: number) {
  const read = await readOnce<useDraftSavesQuery>(environment, query, { assignmentId }, quietRequest);
  return read && (read.assignment?.own?.submissions ?? []);
}

/** Reads the draft that another window or a teammate has saved; null if it cannot be read. */
async function readNewest(environment: IEnvironment, assignmentId: number): Promise<VersionedText | null> {
  const tries = await readTries(environment, assignmentId);
  const newest = tries?.find(({ state }) => state === "DRAFT");
  return newest ? toVersioned(newest) : null;
}

/** Returns what reads the latest try, which the screen then shows; null if it cannot be read, or there is none. */
export function useReadLatest(assignmentId: number) {
  const environment = useRelayEnvironment();
  return async () => {
    const tries = await readTries(environment, assignmentId);
    return tries?.toSorted((left, right) => right.number - left.number)[0] ?? null;
  };
}

interface Options {
  assignmentId: number;
  /** Undefined before the first words. */
  draft: SavedDraft | undefined;
}

/** Sends drafts, each based on a version. */
function useSend({ assignmentId, draft }: Options) {
  const environment = useRelayEnvironment();
  const held = useRef<Draft>(draft ?? noDraft);
  useEffect(() => {
    if (draft) held.current = draft;
  }, [draft]);
  const send = useCallback(
    async (sent: Draft, version: string | null) => {
      let saved = version;
      if (toText(sent) === toText(held.current)) return { kind: "saved", version } as const;
      const outcome = await commitSave(environment, saveSubmission, {
        variables: { assignmentId, version, input: toInput(sent) },
        onSaved: ({ result }) => {
          saved = result.payload?.submission?.updatedAt ?? null;
        },
      });
      if (outcome.kind === "saved") held.current = sent;
      return outcome.kind === "saved" ? ({ kind: "saved", version: saved } as const) : outcome;
    },
    [environment, assignmentId],
  );
  const read = useCallback(() => readNewest(environment, assignmentId), [environment, assignmentId]);
  return { held, send, read };
}

interface Sent {
  sent: Draft;
  outcome: Awaited<ReturnType<ReturnType<typeof useSend>["send"]>>;
}

/** The outcome of a save that was taken: of a draft with a wrong field the rest is saved. */
const toOutcome = (saved: { text: string; sent: string; version: string | null }): VersionedOutcome =>
  saved.sent === saved.text
    ? { kind: "saved", version: saved.version }
    : { kind: "refused", base: { text: saved.sent, version: saved.version } };

/**
 * The saves of a draft. A wrong field keeps no other one from being saved; the outcome is `refused` until the server has the
 * whole draft.
 */
export function useDraftSaves(options: Options) {
  const { held, send, read } = useSend(options);
  const latest = useRef(nothing);
  const [refusal, setRefusal] = useState(nothing);
  /** Notes the refusal; returns whether a file was refused that the draft can be saved without. */
  const noteRefusal = useCallback(({ sent, outcome }: Sent): boolean => {
    const found = readFieldErrors(outcome.kind === "refused" ? outcome.fieldErrors : []);
    const isExplained = found.files.size > 0 || Object.keys(found.problems).length > 0;
    latest.current = {
      reason: outcome.kind === "refused" && !isExplained ? outcome.reason : "",
      problems: found.problems,
      files: new Map([...latest.current.files, ...found.files]),
    };
    setRefusal(latest.current);
    return sent.files.some(({ databaseId }) => found.files.has(databaseId));
  }, []);

  const save = useCallback(
    async (text: string, version: string | null): Promise<VersionedOutcome> => {
      const typed = parseDraft(text);
      const wrong = { problems: findProblems(typed), refused: latest.current.files, held: held.current };
      const sent = getSendable(typed, wrong);
      const outcome = await send(sent, version);
      if (noteRefusal({ sent, outcome })) return save(text, version);
      if (outcome.kind === "saved") return toOutcome({ text, sent: toText(sent), version: outcome.version });
      if (outcome.kind !== "refused" || outcome.code !== "STALE") return { kind: outcome.kind };
      const theirs = await read();
      return theirs ? { kind: "stale", theirs } : { kind: "unreachable" };
    },
    [send, held, read, noteRefusal],
  );
  return { refusal, save };
}
