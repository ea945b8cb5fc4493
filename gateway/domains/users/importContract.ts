import { z } from "zod";
import { foldForSearch } from "../foldContract";
import { getSpecifiedMessages } from "../messagesContract";
import { newAccountSchema, userLabels } from "./formContract";

/** The limits of an import: accounts, and characters of its file. */
export const importLimits = { rows: 500, characters: 200_000 } as const;

export const importColumns = ["name", "username", "email", "password"] as const;
export type ImportColumn = (typeof importColumns)[number];
/** A template file: the column names, and a row of each kind. */
export const importTemplate = [
  "Name,Username,Email,Password",
  "Asha Rao,asha.rao,asha.rao@example.com,first-password",
  '"Iyer, Ravi",ravi.iyer,ravi.iyer@example.com,',
  "",
].join("\r\n");

/** One account of an import. Without a password it is entered by a sign-in link. */
export const importRowSchema = newAccountSchema;

/** The accounts of one import; `line` is the line in its file. */
export const importSchema = z.object({
  rows: z
    .array(importRowSchema.extend({ line: z.int().min(1) }))
    .min(1, "There are no users to import")
    .max(importLimits.rows, `At most ${importLimits.rows} users can be imported at once`),
});

/** A row of the file, before or after validation. */
export interface ImportRow {
  /** The first line of the row, from 1. */
  line: number;
  name: string;
  username: string;
  email: string;
  password: string;
}

/** A problem of one row, or of the file when it belongs to no column. */
export interface ImportProblem {
  line: number;
  column: ImportColumn | null;
  message: string;
}

interface Identified {
  line: number;
  username: string;
  email: string;
}

/** Rows whose username or address occurs on an earlier line, ignoring case; names that look the same are doubles, too. */
export function findDuplicates(rows: readonly Identified[]): ImportProblem[] {
  const first = new Map<string, number>();
  return rows.flatMap((row) =>
    (["username", "email"] as const).flatMap((column) => {
      const value = column === "username" ? foldForSearch(row.username) : row.email.trim().toLowerCase();
      if (value === "") return [];
      const key = `${column} ${value}`;
      const earlier = first.get(key);
      if (earlier === undefined) first.set(key, row.line);
      return earlier === undefined
        ? []
        : [{ line: row.line, column, message: `${userLabels[column]} is a duplicate of line ${earlier}` }];
    }),
  );
}

export const importMessages = {
  refused: "Nothing was imported. Some rows can't be imported as they are.",
  ...getSpecifiedMessages("users", "import"),
} as const;
