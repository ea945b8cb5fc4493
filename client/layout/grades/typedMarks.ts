import { graphql } from "react-relay";
import type { Environment } from "relay-runtime";
import { z } from "zod";
import { gradeMessages } from "#gateway/domains/grades/contract";
import type { typedMarksQuery } from "~/__generated__/typedMarksQuery.graphql";
import { enterMark } from "~/commands/gradeCommands";
import { commitSave } from "~/relay/commitSave";
import { onEnvironmentReset } from "~/relay/environment";
import { quietRequest } from "~/relay/network";
import { createOptimisticQueue, watchSaves } from "~/relay/optimisticQueue";
import { readOnce } from "~/relay/readOnce";
import type { SaveOutcome } from "~/relay/saveState";
import { keptChanges } from "~/session/keptChanges";

const entryShape = z.object({ points: z.number().nullable(), isExcused: z.boolean(), reason: z.string() });

/** An entry into a cell of a gradebook. */
export type MarkInput = z.output<typeof entryShape>;

const markShape = z.object({
  /** Names the cell among those of all gradebooks. */
  key: z.string(),
  stamp: z.string(),
  batchId: z.number(),
  courseId: z.number(),
  userId: z.number(),
  itemKey: z.string(),
  /** The entry that it replaces; null for none. */
  seen: z.number().nullable(),
  text: z.string(),
  /** Null for what is no mark yet. */
  entry: entryShape.nullable(),
  /** Why it is not sent; null while it waits for the server. */
  refused: z.string().nullable(),
});

/** A mark that was typed and that the server does not have. */
export type TypedEntry = z.output<typeof markShape>;

/** The cell of a mark. */
export type MarkCell = Pick<TypedEntry, "batchId" | "courseId" | "userId" | "itemKey">;

export const toMarkKey = ({ batchId, courseId, userId, itemKey }: MarkCell): string =>
  `${batchId} ${courseId} ${userId} ${itemKey}`;

const kept = keptChanges({ name: "grades", schema: z.array(markShape) });

/** The typed marks of this person that outlast the tab: those that wait for the server, and those that were refused. */
export const keptMarks = {
  ...kept,
  dropCell(key: string): void {
    for (const mark of kept.read()) if (mark.key === key) kept.drop(mark);
  },
};

const query = graphql`
  query typedMarksQuery($batchId: Int!, $courseId: Int!, $userId: Int!) {
    courseGrade(batchId: $batchId, courseId: $courseId, userId: $userId) {
      id
      ...GradesScreen_marks @relay(mask: false)
    }
  }
`;

const isSame = (cell: { state: string; points?: number | null | undefined }, mark: MarkInput): boolean =>
  (cell.points ?? null) === mark.points && (cell.state === "EXCUSED") === mark.isExcused;

/** Reads what the server has in a cell; undefined if it cannot be read. */
async function readCell(environment: Environment, { itemKey, ...place }: MarkCell) {
  const { batchId, courseId, userId } = place;
  const read = await readOnce<typedMarksQuery>(
    environment,
    query,
    { batchId, courseId, userId },
    quietRequest,
  );
  return read?.courseGrade?.cells.find(({ key }) => key === itemKey);
}

interface Base {
  /** The entry that the next one replaces. */
  seen: number | null;
  /** A mark that was sent without a response: the server may have it. */
  lost: MarkInput | null;
}

/** Sends marks, those of one cell one after the other, each in place of the entry that was seen. */
export class MarkQueue {
  readonly saves = createOptimisticQueue<MarkInput>({ fallback: gradeMessages.enterMark.fallback });
  readonly #bases = new Map<string, Base>();
  #isWatched = false;

  /** Watches the connection from the first mark on, on every screen. */
  watch(): void {
    if (!this.#isWatched) watchSaves(this.saves);
    this.#isWatched = true;
  }

  /** Forgets all marks: another account has signed in. */
  clear(): void {
    this.saves.clear();
    this.#bases.clear();
  }

  /** Notes which entry the next mark of a cell replaces; `lost` is one of an earlier page that may have arrived. */
  noteBase(key: string, seen: number | null, lost: MarkInput | null = null): void {
    this.#bases.set(key, { seen, lost });
  }

  /** Sends a mark. One that arrived without a response is recognized as this person's own. */
  async send(environment: Environment, cell: MarkCell, entry: MarkInput): Promise<SaveOutcome> {
    const { batchId, courseId, userId, itemKey } = cell;
    const key = toMarkKey(cell);
    const { seen, lost } = this.#bases.get(key) ?? { seen: null, lost: null };
    let entryId: number | null = null;
    const outcome = await commitSave(environment, enterMark, {
      variables: { batchId, courseId, userId, itemKey, seen, input: entry },
      onSaved({ result }) {
        const saved = result.payload?.grade?.cells.find((found) => found.key === itemKey);
        entryId = saved?.entryId ?? null;
      },
    });
    if (outcome.kind === "saved") this.#settle(key, entryId);
    if (outcome.kind === "unreachable") this.noteBase(key, seen, entry);
    if (outcome.code !== "STALE" || !lost) return outcome;
    const newest = await readCell(environment, cell);
    if (!newest) return { kind: "unreachable" };
    if (!isSame(newest, lost)) return outcome;
    this.#settle(key, newest.entryId ?? null);
    return isSame(newest, entry) ? { kind: "saved" } : this.send(environment, cell, entry);
  }

  /** Notes the entry that the server has, and that later ones of the cell replace. */
  #settle(key: string, entryId: number | null): void {
    this.noteBase(key, entryId);
    for (const mark of kept.read()) if (mark.key === key) kept.put({ ...mark, seen: entryId });
  }
}

/** This tab's unsaved marks: a person who leaves the gradebook and returns continues the same queue. */
export const tabMarks = new MarkQueue();

// Another account has signed in: the marks are not theirs.
onEnvironmentReset(() => tabMarks.clear());
