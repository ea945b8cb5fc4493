import { get, list, post, put, remove } from "./calls";
import type { RestForm } from "./form";
import { mutationByIds, page, queryByIds, refusal } from "./fragments";
import type { RestRoute } from "./route";

interface WrittenRows {
  /** The kind of row in the schema, such as "holiday". */
  noun: string;
  notFound: string;
  /** The selection of a row that was written. */
  fields: string;
  /** The type that creating and changing one return. */
  payload: string;
  form: RestForm;
  /** Whether its outline is written with it. */
  hasOutline?: boolean;
}

/** The three calls that write a row that one form makes and changes: POST, and PUT and DELETE by its id. */
export function writtenRows(
  path: string,
  { noun, notFound, fields, payload, ...row }: WrittenRows,
): RestRoute[] {
  const type = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
  const answer = `__typename ... on ${payload} { ${noun} { ${fields} } } ${refusal}`;
  const written = { notFound, form: row.form, part: noun };
  const [declared, given] = row.hasOutline
    ? [`$input: ${type}Input!, $modules: [OutlineModuleInput!]`, "input: $input, modules: $modules"]
    : [`$input: ${type}Input!`, "input: $input"];
  return [
    post(path, {
      ...written,
      document: `mutation (${declared}) { answer: create${type}(${given}) { ${answer} } }`,
    }),
    put(`${path}/{id}`, {
      ...written,
      document: `mutation ($id: Int!, ${declared}, $version: DateTime) {
        answer: update${type}(${noun}Id: $id, ${given}, version: $version) { ${answer} }
      }`,
    }),
    remove(`${path}/{id}`, { document: mutationByIds(`delete${type}`, { [`${noun}Id`]: "id" }) }),
  ];
}

/** The same, with GET by its id of what is written. */
export const editedRows = (path: string, row: WrittenRows): RestRoute[] => [
  get(`${path}/{id}`, {
    notFound: row.notFound,
    document: queryByIds(row.noun, { databaseId: "id" }, row.fields),
  }),
  ...writtenRows(path, row),
];

interface Parts {
  /** The message where the row that they belong to is not found. */
  notFound: string;
  /** That row's field in the schema, such as "batch". */
  parent: string;
  /** The placeholder of the path that is its id. */
  id?: string;
  /** Its list, such as "users", and the selection of each. */
  field: string;
  nodes: string;
  shape?: NonNullable<RestRoute["shape"]>;
}

/** GET of the rows that belong to another one, such as the users of a batch. */
export const parts = (path: string, { parent, id = "id", field, nodes, ...entry }: Parts): RestRoute =>
  list(path, {
    ...entry,
    document: `query ($${id}: Int!, $first: Int, $after: String) {
      ${parent}(databaseId: $${id}) { answer: ${field}(first: $first, after: $after) { nodes { ${nodes} } ${page} } }
    }`,
    at: [parent, "answer"],
  });
