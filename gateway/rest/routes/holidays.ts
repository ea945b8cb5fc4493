import { holidaySchema } from "#gateway/domains/holidays/contract";
import { get, post, put, remove, rows } from "../calls";
import { day, text } from "../fields";
import type { RestForm } from "../form";
import type { RestRoute } from "../route";
import { refusal } from "./fragments";

const fields = "id: databaseId day endDay name updatedAt";
const changed = `__typename ... on HolidaysChange { holiday { ${fields} } } ${refusal}`;
const form: RestForm = {
  fields: { day: day("day"), endDay: day("endDay"), name: text("name") },
  schema: () => holidaySchema,
};

const notFound = "Holiday not found";

/** The days without classes: members read them, an ADMIN changes them. */
export const holidayRoutes: readonly RestRoute[] = [
  rows("holidays", {
    notFound,
    key: "id",
    document: `{ answer: holidays { ${fields} } }`,
  }),
  get("holidays/{id}", {
    notFound,
    document: `query ($id: Int!) { answer: holiday(databaseId: $id) { ${fields} } }`,
  }),
  post("holidays", {
    notFound,
    document: `mutation ($input: HolidayInput!) { answer: createHoliday(input: $input) { ${changed} } }`,
    form,
    part: "holiday",
  }),
  put("holidays/{id}", {
    notFound,
    document: `mutation ($id: Int!, $version: DateTime, $input: HolidayInput!) {
      answer: updateHoliday(holidayId: $id, version: $version, input: $input) { ${changed} }
    }`,
    form,
    part: "holiday",
  }),
  remove("holidays/{id}", {
    document: `mutation ($id: Int!) { answer: deleteHoliday(holidayId: $id) { __typename ${refusal} } }`,
  }),
];
