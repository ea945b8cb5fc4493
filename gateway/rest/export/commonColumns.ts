import { formatMomentDay } from "./cellFormats";
import type { CellContext } from "./exportTable";

/** The position of a row in the file. */
export const placeColumn = { header: "Sno", cell: (_row: unknown, { place }: CellContext) => place };

/** The day on which a row last changed. */
export const updatedColumn = {
  header: "Last Updated",
  cell: ({ updatedAt }: { updatedAt: string }, { timeZone }: CellContext) =>
    formatMomentDay(updatedAt, timeZone),
};
