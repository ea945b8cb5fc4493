import { type CellState, formatPoints } from "./contract";

/** The columns of a file of marks other than those of the items; only the username is read. */
export const fileColumns = { name: "Name", username: "Username", grade: "Grade" } as const;

/** Marks an excused cell. */
export const excusedMark = "EX";

interface Titled {
  key: string;
  title: string;
}

/** The header of each item's column: its title, with its key if another column has the same title. */
export function toHeadings(items: readonly Titled[]): string[] {
  const taken = Object.values(fileColumns).map((name) => name.toLowerCase());
  const titles = items.map(({ title }) => title.trim().toLowerCase());
  return items.map(({ key, title }) => {
    const lower = title.trim().toLowerCase();
    const isAlone = !taken.includes(lower) && titles.filter((each) => each === lower).length === 1;
    return isAlone ? title.trim() : `${title.trim()} (${key})`;
  });
}

/** A cell as a file holds it. */
export function toFileCell({ state, points }: { state: CellState; points: number | null }): string {
  if (state === "EXCUSED") return excusedMark;
  return points === null ? "" : formatPoints(points);
}
