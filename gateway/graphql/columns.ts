import { getDatamodel } from "./generated/pothos";

/** The models, as Prisma describes them. */
export const datamodel = getDatamodel();

/**
 * Returns the model's declaration of a column or a relation: the name of its type, and whether it may be null.
 */
export function declaredColumn(model: string, column: string) {
  const declared = datamodel.datamodel.models[model]?.fields.find(({ name }) => name === column);
  if (!declared) throw new Error(`${model} has no column ${column}`);
  const { type, isList, isRequired } = declared;
  return { type: isList ? ([type] as const) : type, nullable: !isRequired };
}
