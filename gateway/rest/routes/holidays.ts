import { holidaySchema } from "#gateway/domains/holidays/contract";
import { day, text } from "../fields";
import type { RestForm } from "../form";
import { pathNumber, type RestInput, type RestRoute } from "../route";
import { refusal } from "./fragments";

const fields = "id: databaseId day endDay name updatedAt";
const changed = `__typename ... on HolidaysChange { holiday { ${fields} } } ${refusal}`;
const form: RestForm = {
  fields: { day: day("day"), endDay: day("endDay"), name: text("name") },
  schema: () => holidaySchema,
};
const byId = (input: RestInput) => ({ id: pathNumber(input, "id") });
const found = { form: "one", notFound: "Holiday not found" } as const;
const getHoliday = ({ holiday }: { holiday: object }) => holiday;

/** The days without classes: members read them, an ADMIN changes them. */
export const holidayRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    path: "holidays",
    document: `{ answer: holidays { ${fields} } }`,
    answer: { form: "rows", notFound: "Holiday not found", key: "id" },
  },
  {
    method: "GET",
    path: "holidays/{id}",
    document: `query ($id: Int!) { answer: holiday(databaseId: $id) { ${fields} } }`,
    variables: byId,
    answer: found,
  },
  {
    method: "POST",
    path: "holidays",
    document: `mutation ($input: HolidayInput!) { answer: createHoliday(input: $input) { ${changed} } }`,
    form,
    variables: (input) => ({ input: input.form }),
    answer: found,
    shape: getHoliday,
  },
  {
    method: "PUT",
    path: "holidays/{id}",
    document: `mutation ($id: Int!, $version: DateTime, $input: HolidayInput!) {
      answer: updateHoliday(holidayId: $id, version: $version, input: $input) { ${changed} }
    }`,
    form,
    variables: (input) => ({ ...byId(input), version: input.version, input: input.form }),
    answer: found,
    shape: getHoliday,
  },
  {
    method: "DELETE",
    path: "holidays/{id}",
    document: `mutation ($id: Int!) { answer: deleteHoliday(holidayId: $id) { __typename ${refusal} } }`,
    variables: byId,
    answer: { form: "none" },
  },
];
