import {
  type ArgumentNode,
  type ASTNode,
  type DocumentNode,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
  Kind,
  type ObjectFieldNode,
  type OperationDefinitionNode,
  parse,
  parseType,
  print,
  TypeInfo,
  type ValueNode,
  visit,
  visitWithTypeInfo,
} from "graphql";

/** A place of a document in which a caller's text stands: the document takes it as `$text`. */
export interface TextPlace {
  /** Such as `Mutation.addTopicBlock input.markdown`. */
  name: string;
  document: string;
}

const textVariable: ValueNode = { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "text" } };

/** A value that a type takes, with the text in its place. */
function exampleOf(type: GraphQLInputType, depth = 0): ValueNode {
  const given = getNullableType(type);
  if (isListType(given)) return { kind: Kind.LIST, values: [exampleOf(given.ofType, depth)] };
  if (isInputObjectType(given)) {
    const fields = Object.values(given.getFields()).filter(isRequiredInputField);
    return {
      kind: Kind.OBJECT,
      fields: fields.map((field) => fieldOf(field, exampleOf(field.type, depth + 1))),
    };
  }
  if (isEnumType(given)) return { kind: Kind.ENUM, value: given.getValues()[0]?.name ?? "" };
  if (given.name === "Boolean") return { kind: Kind.BOOLEAN, value: true };
  if (given.name === "Int" || given.name === "Float") return { kind: Kind.INT, value: "1" };
  return { kind: Kind.STRING, value: given.name === "Date" ? "2026-01-01" : "a" };
}

const fieldOf = ({ name }: Pick<GraphQLInputField, "name">, value: ValueNode): ObjectFieldNode => ({
  kind: Kind.OBJECT_FIELD,
  name: { kind: Kind.NAME, value: name },
  value,
});

const argumentOf = (name: string, value: ValueNode): ArgumentNode => ({
  kind: Kind.ARGUMENT,
  name: { kind: Kind.NAME, value: name },
  value,
});

interface Written {
  path: string;
  value: ValueNode;
}

const mostDepth = 4;

function* writeFields(
  type: GraphQLInputObjectType,
  example: ValueNode | undefined,
  path: string,
): Generator<Written> {
  const base = example?.kind === Kind.OBJECT ? example : exampleOf(type);
  const fields = base.kind === Kind.OBJECT ? base.fields : [];
  for (const field of Object.values(type.getFields())) {
    const known = fields.find(({ name }) => name.value === field.name);
    const others = fields.filter((other) => other !== known);
    for (const { path: inner, value } of writeTexts(field.type, known?.value, `${path}.${field.name}`))
      yield { path: inner, value: { kind: Kind.OBJECT, fields: [...others, fieldOf(field, value)] } };
  }
}

/** Every way to write a value with the text at one place in it; fields that an example leaves out are added to it. */
function* writeTexts(type: GraphQLInputType, example: ValueNode | undefined, path = ""): Generator<Written> {
  const given = getNullableType(type);
  if (isListType(given)) {
    const item = example?.kind === Kind.LIST ? example.values[0] : undefined;
    for (const { path: inner, value } of writeTexts(given.ofType, item, path))
      yield { path: inner, value: { kind: Kind.LIST, values: [value] } };
  } else if (isInputObjectType(given)) {
    if (path.split(".").length <= mostDepth) yield* writeFields(given, example, path);
  } else if (given.name === "String") yield { path, value: textVariable };
}

const textDefinition = parseType("String!");

const withArgument = (document: DocumentNode, target: ASTNode, argument: ArgumentNode): string =>
  print(
    visit(document, {
      OperationDefinition: (node): OperationDefinitionNode => ({
        ...node,
        variableDefinitions: [
          {
            kind: Kind.VARIABLE_DEFINITION,
            variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: "text" } },
            type: textDefinition,
          },
        ],
      }),
      Field: {
        leave: (node, _key, _parent, _path, _ancestors) =>
          node.loc === target.loc
            ? {
                ...node,
                arguments: [
                  ...(node.arguments ?? []).filter(({ name }) => name.value !== argument.name.value),
                  argument,
                ],
              }
            : undefined,
      },
    }),
  );

/** Names rows that are there instead of the made-up ones, where the argument `topicId` or the field says of which type. */
const withRows = (document: DocumentNode, rows: Readonly<Record<string, string>>): DocumentNode => {
  const toRow = <Node extends ArgumentNode | ObjectFieldNode>(node: Node): Node | undefined => {
    const type = /^(\w+)Id$/.exec(node.name.value)?.[1];
    const id = rows[type ? type.charAt(0).toUpperCase() + type.slice(1) : ""];
    return id !== undefined && node.value.kind === Kind.INT
      ? { ...node, value: { ...node.value, value: id } }
      : undefined;
  };
  return visit(document, { Argument: toRow, ObjectField: toRow });
};

/**
 * Every place of a document's fields in which a text of the caller stands or could stand. `rows` are the ids of rows by their
 * type.
 */
export function findTextPlaces(
  schema: GraphQLSchema,
  text: string,
  rows: Readonly<Record<string, string>>,
): TextPlace[] {
  const document = withRows(parse(text), rows);
  const info = new TypeInfo(schema);
  const places: TextPlace[] = [];
  visit(
    document,
    visitWithTypeInfo(info, {
      Field(node) {
        const parent = info.getParentType();
        for (const { name, type } of info.getFieldDef()?.args ?? []) {
          const given = node.arguments?.find((argument) => argument.name.value === name);
          for (const { path, value } of writeTexts(type, given?.value))
            places.push({
              name: `${parent?.name}.${node.name.value} ${name}${path}`,
              document: withArgument(document, node, argumentOf(name, value)),
            });
        }
      },
    }),
  );
  return places;
}
