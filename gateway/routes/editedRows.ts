import { get, list, post, put, remove } from "./calls";
import type { RestForm } from "./form";
import { mutationByIds, page, queryByIds, refusal } from "./fragments";
import type { RestRoute } from "./route";

interface EditedRows {
  /** The kind of row in the schema, such as "holiday". */
  noun: string;
  notFound: string;
  /** The selection of a row. */
  fields: string;
  /** The type that creating and changing one return. */
  payload: string;
  form: RestForm;
}

/** The four calls on a row that one form makes and changes: GET, PUT and DELETE by its id, and POST. */
export function editedRows(path: string, { noun, notFound, fields, payload, form }: EditedRows): RestRoute[] {
  const type = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
  const answer = `__typename ... on ${payload} { ${noun} { ${fields} } } ${refusal}`;
  const written = { notFound, form, part: noun };
  return [
    get(`${path}/{id}`, { notFound, document: queryByIds(noun, { databaseId: "id" }, fields) }),
    post(path, {
      ...written,
      document: `mutation ($input: ${type}Input!) { answer: create${type}(input: $input) { ${answer} } }`,
    }),
    put(`${path}/{id}`, {
      ...written,
      document: `mutation ($id: Int!, $input: ${type}Input!, $version: DateTime) {
        answer: update${type}(${noun}Id: $id, input: $input, version: $version) { ${answer} }
      }`,
    }),
    remove(`${path}/{id}`, { document: mutationByIds(`delete${type}`, { [`${noun}Id`]: "id" }) }),
  ];
}

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
