import { z } from "zod";
import { viewTables } from "../database/views";
import { datamodel } from "./generated/models";
import { Uncovered } from "./uncovered";

const column = z.object({
  name: z.string(),
  type: z.string(),
  isList: z.boolean(),
  isRequired: z.boolean(),
  isEnum: z.boolean(),
  /** The type in the database where the model names one, such as Timestamptz. */
  native: z.string().nullable(),
});

const relation = z.object({
  name: z.string(),
  model: z.string(),
  isList: z.boolean(),
  isRequired: z.boolean(),
  /** The pairs of columns that join the rows: the model's own and the other's. */
  on: z.array(z.tuple([z.string(), z.string()])),
});

const model = z.object({
  name: z.string(),
  /** The columns of the primary key. */
  key: z.array(z.string()),
  columns: z.record(z.string(), column),
  relations: z.record(z.string(), relation),
});

export type Column = z.infer<typeof column>;
export type Relation = z.infer<typeof relation>;
export type Model = z.infer<typeof model>;

const read = z
  .object({
    models: z.record(z.string(), model),
    renamed: z.record(z.string(), z.object({ values: z.record(z.string(), z.string()) })),
  })
  .parse(datamodel);

/** The column by which a row belongs to its tenant; null for rows of no tenant. */
export function getTenantColumn({ name, columns }: Model): string | null {
  if (name === "Organization") return "id";
  return columns["organizationId"] ? "organizationId" : null;
}

/** The model of a name. Throws Uncovered for one whose rows belong to no tenant. */
export function getModel(name: string): Model {
  const found = read.models[name];
  if (!found || getTenantColumn(found) === null) throw new Uncovered(`${name} has no rows of a tenant`);
  return found;
}

/** A relation of a model; throws Uncovered without it. */
export function getRelation({ name, relations }: Model, relationName: string): Relation {
  const found = relations[relationName];
  if (!found) throw new Uncovered(`${name} has no relation ${relationName}`);
  return found;
}

/** The values of an enumeration that have another name in the database, by that name. */
export const getRenamed = (enumeration: string): Readonly<Record<string, string>> | undefined =>
  read.renamed[enumeration]?.values;

/** The models of all tables whose rows belong to a tenant; views, which nothing writes, are not among them. */
export const listTenantTables = (): Model[] =>
  Object.values(read.models).filter(
    (model) => getTenantColumn(model) !== null && !(model.name in viewTables),
  );
