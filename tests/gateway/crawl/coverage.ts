import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isAbstractType,
  isNonNullType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { schema } from "#gateway/schema/schema";

const isFree = ({ args }: GraphQLField<unknown, unknown>): boolean =>
  args.every(({ type, defaultValue }) => !isNonNullType(type) || defaultValue !== undefined);

/** Machinery of pages, which shows no rows of its own. */
const ofPages = /^(PageInfo|Query|Query\w+Edge|\w+ConnectionEdge)$/;

/** The types of objects that a field returns. */
function targetsOf({ type }: GraphQLField<unknown, unknown>): readonly GraphQLObjectType[] {
  const target = getNamedType(type);
  if (isObjectType(target)) return [target];
  return isAbstractType(target) ? schema.getPossibleTypes(target) : [];
}

const freeFields = (type: GraphQLObjectType) => Object.values(type.getFields()).filter(isFree);

/** Every type that queries lead to without further arguments. */
function listTypes(): GraphQLObjectType[] {
  const roots = Object.values(schema.getQueryType()?.getFields() ?? {});
  const seen = new Set<GraphQLObjectType>(roots.flatMap(targetsOf));
  // A set that grows while it is gone through is gone through to its end.
  for (const type of seen) for (const target of freeFields(type).flatMap(targetsOf)) seen.add(target);
  return [...seen];
}

/** Every field that queries lead to without further arguments, such as Course.title. */
export const listReachable = (): string[] =>
  listTypes()
    .filter(({ name }) => !ofPages.test(name) && !name.endsWith("Connection"))
    .flatMap((type) => freeFields(type).map(({ name }) => `${type.name}.${name}`));

/** The fields that documents select. */
export function listSelected(documents: Iterable<string>): Set<string> {
  const selected = new Set<string>();
  const info = new TypeInfo(schema);
  for (const document of documents)
    visit(
      parse(document),
      visitWithTypeInfo(info, {
        Field: () => {
          const field = info.getFieldDef();
          const parent = info.getParentType();
          if (field && parent) selected.add(`${parent.name}.${field.name}`);
        },
      }),
    );
  return selected;
}
