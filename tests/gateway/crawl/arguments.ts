import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from "graphql";
import { getRow } from "./paint";
import type { StoredTables } from "./stored";
import type { World } from "./worlds";

/** The rows that the values of arguments are taken from. */
export interface Source {
  tables: StoredTables;
  world: World;
  /** Which of the ids that may be left out are given: all, none, or the one of this name. */
  optional: "all" | "none" | { only: string };
}

/** The tables that ids name, where their names do not say it. */
const tablesOfIds: Readonly<Record<string, string>> = {
  byFileId: "File",
  afterBlockId: "TopicBlock",
  blockId: "TopicBlock",
  revisionId: "TopicBlockRevision",
  answerId: "TopicAnswer",
  itemId: "GradeItem",
  teamId: "ProjectTeam",
  givenId: "GivenAssignment",
  trainerId: "User",
  subjectId: "User",
  learnerId: "User",
  proposalId: "MarkProposal",
  postId: "BlogPost",
  requestId: "PlaceRequest",
  runId: "GenerationRun",
  templateId: "CertificateTemplate",
  scopeId: "CertificateScope",
  providerId: "IdentityProvider",
  suppressionId: "MailSuppression",
  mailId: "MailMessage",
  pictureId: "File",
  captionsFileId: "File",
  backgroundFileId: "File",
  logoFileId: "File",
  signatureFileId: "File",
  attachmentId: "File",
  parentMessageId: "Message",
  sectionId: "AssessmentSection",
  optionId: "QuestionOption",
  afterId: "TopicBlock",
  ownerId: "User",
};

/** The kinds of questions that fields of the root are about, where it is not the bank's. */
const questionTables: readonly [RegExp, string][] = [
  [/Topic/, "TopicQuestion"],
  [/Curriculum/, "CurriculumQuestion"],
  [/^(mark|take|release|undo|save)(Answer|Mark)$/, "AttemptQuestion"],
];

/** The table that an argument's ids are of; undefined for arguments that are no ids. */
export function tableOfArgument(tables: StoredTables, fieldName: string, name: string): string | undefined {
  const entry = name.replace(/Ids$/, "Id");
  if (!/Id$/.test(entry) || /^(client|credential|database)Id$/.test(entry)) return undefined;
  if (entry === "questionId")
    return questionTables.find(([pattern]) => pattern.test(fieldName))?.[1] ?? "Question";
  const table = tablesOfIds[entry] ?? entry.charAt(0).toUpperCase() + entry.slice(1, -2);
  if (!tables.has(table)) throw new Error(`${fieldName}(${name}): say which table's ids these are`);
  return table;
}

/** The table of a field's `databaseId`, by the type that it returns. */
function tableOfResult(tables: StoredTables, field: GraphQLField<unknown, unknown>): string | undefined {
  const name = getNamedType(field.type).name;
  return tables.has(name) ? name : undefined;
}

const texts: Readonly<Record<string, (source: Source) => string | undefined>> = {
  code: ({ tables, world }) => textOf(tables, "Course", world, "code"),
  title: ({ tables, world }) => textOf(tables, "Curriculum", world, "title"),
  address: ({ world }) => String(world.get("Course")),
  username: ({ tables, world }) => textOf(tables, "User", world, "username"),
  serial: ({ tables, world }) => textOf(tables, "Certificate", world, "serial"),
  slug: ({ tables, world }) => textOf(tables, "BlogPost", world, "slug"),
  search: () => "zq",
  text: () => "zq",
  kind: () => "account.welcome",
  email: () => "made@painted.test",
  url: () => "https://example.com/",
  itemKey: () => "progress",
  key: () => "crawled",
  label: () => "A",
  path: () => "/admin/courses",
  from: () => "",
  to: () => "2026-12-01",
};

function textOf(tables: StoredTables, table: string, world: World, column: string): string | undefined {
  const row = world.get(table);
  if (row === undefined) return undefined;
  const value = getRow(tables, { table, row })[column];
  return typeof value === "string" ? value : undefined;
}

/** Values of inputs that the product checks before it asks whose rows they are, so that they are not refused for less. */
const checked: Readonly<Record<string, unknown>> = {
  negativePercent: 0,
  duration: 30,
  showAnswers: "NEVER",
  scale: "PERCENT",
  letters: [],
  milestones: [],
  colour: "#112233",
  ranges: [[0, 1]],
  size: 12,
};
/** Inputs that may be left out, but without which nothing is asked for. */
const wanted = /^(from|to|duration|reason)$/;

/** Values of named types that are no objects. */
const scalars: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  DateTime: "2026-11-20T10:00:00.000Z",
  Date: "2026-11-20",
  ID: "1",
  JSON: {},
};

type Argument = GraphQLArgument | GraphQLInputField;

interface FieldPlace {
  fieldName: string;
  field?: GraphQLField<unknown, unknown>;
}

function idOf(argument: Argument, place: FieldPlace, { tables, world }: Source): number | undefined {
  const table =
    argument.name === "databaseId" && place.field
      ? tableOfResult(tables, place.field)
      : tableOfArgument(tables, place.fieldName, argument.name);
  return table === undefined ? undefined : world.get(table);
}

function toValueOfType(
  type: GraphQLInputType,
  argument: Argument,
  place: FieldPlace,
  source: Source,
): unknown {
  const bare = getNullableType(type);
  const known = checked[argument.name];
  if (known !== undefined) return known;
  if (isListType(bare)) {
    const entry = toValueOfType(bare.ofType, argument, place, source);
    return entry === undefined ? [] : [entry];
  }
  if (isEnumType(bare)) return bare.getValues()[0]?.name;
  if (isInputObjectType(bare)) {
    const fields = Object.values(bare.getFields());
    return Object.fromEntries(
      fields.flatMap((entry) => {
        const value = toValue(entry, { fieldName: place.fieldName }, source);
        return value === undefined ? [] : [[entry.name, value]];
      }),
    );
  }
  const named = getNamedType(bare).name;
  if (named === "Int") return idOf(argument, place, source) ?? (/Ids?$/.test(argument.name) ? 999_999 : 1);
  if (named === "String") return texts[argument.name]?.(source) ?? "Crawled text";
  return scalars[named];
}

const gives = ({ optional }: Source, name: string): boolean =>
  optional === "all" || (typeof optional === "object" && optional.only === name);

/** The ways to give the ids of a field that may be left out: none, each alone, all. */
export function listWays(field: GraphQLField<unknown, unknown>): Source["optional"][] {
  const names = field.args.flatMap((argument) => listOptional(argument));
  return ["none", ...(names.length > 1 ? names.map((only) => ({ only })) : []), "all"];
}

/** The ids that may be left out, of an argument and of the inputs in it. */
function listOptional({ name, type }: Argument): string[] {
  if (isIdName(name)) return isNonNullType(type) ? [] : [name];
  const input = getNullableType(type);
  return isInputObjectType(input) && isNonNullType(type)
    ? Object.values(input.getFields()).flatMap(listOptional)
    : [];
}

const isIdName = (name: string) => /Ids?$/.test(name) && !/^(client|credential)Id$/.test(name);

/** The value of an argument; undefined where it is left out. */
export function toValue(argument: Argument, place: FieldPlace, source: Source): unknown {
  const isRequired = isNonNullType(argument.type) && argument.defaultValue === undefined;
  const isId = isIdName(argument.name);
  if (!isRequired && !(isId ? gives(source, argument.name) : wanted.test(argument.name))) return undefined;
  return toValueOfType(argument.type, argument, place, source);
}

/** The variables of a field, and their declaration and use in a document. */
export function fillArguments(field: GraphQLField<unknown, unknown>, source: Source) {
  const given = field.args.flatMap((argument) => {
    const value = toValue(argument, { fieldName: field.name, field }, source);
    return value === undefined ? [] : [{ argument, value }];
  });
  return {
    variables: Object.fromEntries(given.map(({ argument, value }) => [argument.name, value])),
    declaration: given.map(({ argument }) => `$${argument.name}: ${argument.type}`).join(", "),
    use: given.map(({ argument }) => `${argument.name}: $${argument.name}`),
  };
}
