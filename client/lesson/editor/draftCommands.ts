import type { BlockContent } from "#gateway/domains/lessons/blockContract";
import type { UntilReached } from "~/relay/taskQueue";

/** The outcome of a change that was sent. */
export type Answer =
  | { outcome: "saved"; id: number; version: number }
  | { outcome: "unreachable" }
  | { outcome: "refused"; reason: string; code: string | undefined };

/** The commands of the server. The id of the block above is null for the first place. */
export interface LessonCommands {
  /** The key names the block: a change that is sent again after a lost response adds it once. */
  add: (content: BlockContent, place: { key: string; aboveId: number | null }) => Promise<Answer>;
  update: (block: { id: number; version: number }, content: BlockContent) => Promise<Answer>;
  move: (id: number, aboveId: number | null) => Promise<Answer>;
  remove: (block: { id: number; version: number }) => Promise<Answer>;
  /** Brings back a deleted block, or a former content of a block. */
  restore: (id: number, revisionId: number | null) => Promise<Answer>;
  /** Reads the draft again, which is then merged. */
  refresh: () => Promise<void>;
  /** Waits to send again what did not reach the server. */
  untilReached: UntilReached;
}
