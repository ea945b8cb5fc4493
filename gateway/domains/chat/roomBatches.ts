/** Of which batch a room is. It never changes, so that it may be remembered past a request. */
const batches = new Map<number, number | null>();
const most = 10_000;

export function noteBatch(roomId: number, batchId: number | null): void {
  if (batches.size >= most) batches.clear();
  batches.set(roomId, batchId);
}

/** The batch of a room that was noted; null for rooms of none, undefined for what was forgotten. */
export const batchOfRoom = (roomId: number): number | null | undefined => batches.get(roomId);
