import { nanoid } from "nanoid";
import type { BlockContent } from "#gateway/domains/lessons/blockContract";
import { emptyContent, isStoredAlike } from "./blockContent";

/** A block of the draft as the server has it. */
export interface ServerBlock {
  id: number;
  /** The id of the store. */
  nodeId: string;
  version: number;
  content: BlockContent;
  updatedByName: string;
}

/** The draft as the server has it. The version counts its changes. */
export interface ServerDraft {
  version: number;
  blocks: readonly ServerBlock[];
}

/** Why a block cannot be saved as it is. */
export type Obstacle =
  | { outcome: "refused"; reason: string }
  /** Someone else changed the block since; null when they deleted it. */
  | { outcome: "conflict"; theirs: ServerBlock | null };

/** A block in the editor. */
export interface DraftBlock {
  /** Identifies the block while the editor is open. */
  key: string;
  /** Null until the server has it. */
  id: number | null;
  /** The version that the editing started from. */
  version: number;
  /** As typed. */
  content: BlockContent;
  /** As the server has it; null until then. */
  saved: BlockContent | null;
  obstacle: Obstacle | null;
  /** Counts how often its content was replaced by another than the typed one. */
  epoch: number;
}

/** A block as the browser keeps it until it is saved; the block above it is known by its id. */
export type KeptBlock = Pick<DraftBlock, "id" | "version" | "content" | "saved"> & { aboveId: number | null };

/** Whether a block holds something that the server does not have. */
export const isDirty = ({ content, saved }: DraftBlock): boolean =>
  !isStoredAlike(content, saved ?? emptyContent(content.kind));

const toDraftBlock = ({ id, version, content }: ServerBlock): DraftBlock => ({
  key: `block-${id}`,
  id,
  version,
  content,
  saved: content,
  obstacle: null,
  epoch: 0,
});

export const toDraftBlocks = (blocks: readonly ServerBlock[]): DraftBlock[] => blocks.map(toDraftBlock);

/** The block as someone else has saved it. */
export const takeTheirs = ({ key, epoch }: DraftBlock, theirs: ServerBlock): DraftBlock => ({
  ...toDraftBlock(theirs),
  key,
  epoch: epoch + 1,
});

/** Merges an open block with another version of it from the server. */
function mergeBlock(own: DraftBlock, theirs: ServerBlock): DraftBlock {
  if (theirs.version <= own.version) return own;
  const { version, content } = theirs;
  if (isStoredAlike(own.content, content)) return { ...own, version, saved: content, obstacle: null };
  if (!isDirty(own)) return takeTheirs(own, theirs);
  const isOwnVersion = own.saved !== null && isStoredAlike(own.saved, theirs.content);
  if (isOwnVersion) return { ...own, version: theirs.version };
  return { ...own, obstacle: { outcome: "conflict", theirs } };
}

/** A block that the server does not have (any more): kept while it has something unsaved, else null. */
function keepMissing(own: DraftBlock): DraftBlock | null {
  if (own.id === null) return own;
  return isDirty(own) ? { ...own, obstacle: { outcome: "conflict", theirs: null } } : null;
}

/** Merges the server's draft into the open one: what is typed stays, the rest follows the server. */
export function mergeDraft(
  open: readonly DraftBlock[],
  server: readonly ServerBlock[],
  isDeleted: (id: number) => boolean,
): DraftBlock[] {
  const byId = new Map(open.map((block) => [block.id, block]));
  const merged = server
    .filter(({ id }) => !isDeleted(id))
    .map((theirs) => {
      const own = byId.get(theirs.id);
      return own ? mergeBlock(own, theirs) : toDraftBlock(theirs);
    });
  const ids = new Set(server.map(({ id }) => id));
  for (const [index, own] of open.entries()) {
    if (own.id !== null && ids.has(own.id)) continue;
    const kept = keepMissing(own);
    const before = new Set(open.slice(0, index).map(({ key }) => key));
    if (kept) merged.splice(merged.findLastIndex(({ key }) => before.has(key)) + 1, 0, kept);
  }
  return merged;
}

/** The blocks with one placed after another; first without that. */
export function placeAfter(
  blocks: readonly DraftBlock[],
  block: DraftBlock,
  afterKey: string | null,
): DraftBlock[] {
  const others = blocks.filter(({ key }) => key !== block.key);
  const at = afterKey === null ? 0 : others.findIndex(({ key }) => key === afterKey) + 1;
  return others.toSpliced(at, 0, block);
}

/** The keys of the blocks above one, the nearest first. */
export const keysAbove = (blocks: readonly DraftBlock[], key: string): string[] =>
  blocks
    .slice(
      0,
      blocks.findIndex((block) => block.key === key),
    )
    .map((block) => block.key)
    .reverse();

/** The draft with kept blocks put back: into the blocks that they were typed in, else as blocks of their own. */
export function recoverBlocks(open: readonly DraftBlock[], kept: readonly KeptBlock[]): DraftBlock[] {
  let blocks = [...open];
  for (const { aboveId, ...typed } of kept) {
    const own = blocks.find(({ id }) => id !== null && id === typed.id);
    if (own) {
      blocks = blocks.map((block) => (block === own ? { ...own, ...typed, epoch: own.epoch + 1 } : block));
      continue;
    }
    const key = nanoid();
    const above = blocks.find(({ id }) => id !== null && id === aboveId)?.key ?? null;
    const block = {
      key,
      id: null,
      version: 0,
      content: typed.content,
      saved: null,
      obstacle: null,
      epoch: 0,
    };
    blocks = placeAfter(blocks, block, above);
  }
  return blocks;
}
