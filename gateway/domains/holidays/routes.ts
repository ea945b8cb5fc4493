import { rows } from "#gateway/routes/calls";
import { editedRows } from "#gateway/routes/editedRows";
import { day, text } from "#gateway/routes/fields";
import type { RestForm } from "#gateway/routes/form";
import type { RestRoute } from "#gateway/routes/route";
import { holidaySchema } from "./contract";

const fields = "id: databaseId day endDay name updatedAt";
const form: RestForm = {
  fields: { day: day("day"), endDay: day("endDay"), name: text("name") },
  schema: () => holidaySchema,
};

const notFound = "Holiday not found";

/** The days without classes: members read them, an ADMIN changes them. */
export const routes: readonly RestRoute[] = [
  rows("holidays", {
    notFound,
    key: "id",
    document: `{ answer: holidays { ${fields} } }`,
  }),
  ...editedRows("holidays", { noun: "holiday", notFound, fields, payload: "HolidaysChange", form }),
];
