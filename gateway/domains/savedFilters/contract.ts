import { z } from "zod";
import { nameText } from "../contract";
import { getRowMessages } from "../messagesContract";

export const savedFilterLimits = {
  name: 60,
  /** How many an employee may save for one list. */
  perList: 30,
  path: 200,
  search: 1_000,
} as const;

export const savedFilterLabels = { name: "Name" } as const;

/** The form that saves the filter of a list. */
export const savedFilterSchema = z.object({
  name: nameText(savedFilterLabels.name, { max: savedFilterLimits.name }),
});

const { notFound, save, update, delete: remove } = getRowMessages("filter", "save", "update", "delete");

export const savedFilterMessages = {
  notFound,
  save,
  update,
  delete: remove,
  nameTaken: "Another filter of this list has this name",
  tooMany: `A list holds at most ${savedFilterLimits.perList} saved filters. Delete one first.`,
  wrongPath: "This is not the address of a list",
  noFilter: "There is no filter to save",
} as const;

/** The screens of staff: filters are saved for their lists only, so that a saved one leads nowhere else. */
const listPath = /^\/admin(?:\/[\w-]+)+$/;

const search = z
  .string(savedFilterMessages.noFilter)
  .max(savedFilterLimits.search, savedFilterMessages.noFilter)
  .regex(/^\?[^#\s]+$/, savedFilterMessages.noFilter);

/** A new filter: its name, the list that it is saved for, and what it shows, by the address of the list's screen. */
export const newFilterSchema = savedFilterSchema.extend({
  path: z
    .string(savedFilterMessages.wrongPath)
    .max(savedFilterLimits.path, savedFilterMessages.wrongPath)
    .regex(listPath, savedFilterMessages.wrongPath),
  search,
});

/** A change of a saved filter: its name, and what it shows unless that stays. */
export const filterChangeSchema = savedFilterSchema.extend({ search: search.nullish() });
