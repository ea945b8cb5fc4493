import type { Prisma } from "../database/generated/prisma/client";
import { quoteName } from "../database/quoteSql";
import { type Column, listTenantTables, type Model } from "../reading/models";
import { type ErasedPerson, erasedName } from "./erasure";
import { toPattern } from "./namedPattern";

/** The present and former names of a person. */
export interface PersonNames {
  /** Without those that another account has too: a text may be about the other person. */
  names: readonly string[];
  addresses: readonly string[];
}

/** Teaching material and settings: a word there that is someone's name as well means the word. */
const material: ReadonlySet<string> = new Set<Prisma.ModelName>([
  "Category",
  "Course",
  "Module",
  "Topic",
  "TopicBlock",
  "TopicBlockRevision",
  "Resource",
  "Question",
  "QuestionOption",
  "Assessment",
  "AssessmentSection",
  "AttemptQuestion",
  "AttemptOption",
  "Curriculum",
  "CurriculumModule",
  "CurriculumTopic",
  "CurriculumObjective",
  "CurriculumBlock",
  "CurriculumQuestion",
  "CurriculumQuestionOption",
  "Instruction",
  "Specialization",
  "BlogPost",
  "Organization",
  "Role",
  "Holiday",
  "MailTemplate",
  "Batch",
  "Assignment",
  "Rubric",
]);

/** The history has its own rules, and accounts are emptied separately. */
const left: ReadonlySet<string> = new Set<Prisma.ModelName>([
  "User",
  "History",
  "HistoryLine",
  "HistoryErasure",
  "HistorySeal",
  "HistoryQueue",
  "FileKey",
]);

/** Columns whose values are not texts to read: keys, addresses of files, codes. */
const isReadable = ({ name, isEnum }: Column): boolean =>
  !isEnum &&
  !/(Hash|Token|Key|Id|Code|Url)$|^(id|code|slug|username|kind|key|uid|mime|sha256|url|path|searchText|sortKey|uniqueKey)$/.test(
    name,
  );

/** Returns the SQL that replaces the texts of a column; null for a column without texts. */
function replaced(column: Column): string | null {
  const name = quoteName(column.name);
  if (column.isList || !isReadable(column)) return null;
  if (column.type === "String") return `${name} = regexp_replace(${name}, $2, $3, 'gi')`;
  return column.type === "Json" ? `${name} = regexp_replace(${name}::text, $2, $3, 'gi')::jsonb` : null;
}

async function replaceIn({ tx, organizationId }: ErasedPerson, model: Model, pattern: string): Promise<void> {
  const columns = Object.values(model.columns).filter(
    (column) => !model.key.includes(column.name) && replaced(column) !== null,
  );
  if (columns.length === 0) return;
  const tenant = quoteName(model.name === "Organization" ? "id" : "organizationId");
  const found = columns.map(({ name }) => `${quoteName(name)}::text ~* $2`);
  await tx.$executeRawUnsafe(
    `UPDATE ${quoteName(model.name)} SET ${columns.map(replaced).join(", ")}
     WHERE ${tenant} = $1::int AND (${found.join(" OR ")})`,
    organizationId,
    pattern,
    erasedName,
  );
}

/** Replaces a person's names and addresses in the texts of all tables, those that are to come included. */
export async function replaceNames(person: ErasedPerson, { names, addresses }: PersonNames): Promise<void> {
  const [everywhere, inMaterial] = [toPattern([...names, ...addresses]), toPattern(addresses)];
  for (const model of listTenantTables()) {
    const pattern = material.has(model.name) ? inMaterial : everywhere;
    if (pattern !== null && !left.has(model.name)) await replaceIn(person, model, pattern);
  }
}

/** The columns of a table that keep a person's name next to the id: for uploadedById, uploadedByName. */
const namesBesideIds = ({ columns }: Model): { id: string; name: string }[] =>
  Object.keys(columns).flatMap((id) => {
    const name = id.replace(/Id$/, "Name");
    return /(^userId|[bB]yId)$/.test(id) && columns[name] ? [{ id, name }] : [];
  });

/**
 * Replaces the names that rows keep beside the person's id, and the author's name on the person's courses.
 */
export async function replaceOwnNames({ tx, organizationId, userId }: ErasedPerson): Promise<void> {
  for (const model of listTenantTables())
    for (const { id, name } of namesBesideIds(model))
      await tx.$executeRawUnsafe(
        `UPDATE ${quoteName(model.name)} SET ${quoteName(name)} = $3
         WHERE "organizationId" = $1::int AND ${quoteName(id)} = $2::int`,
        organizationId,
        userId,
        erasedName,
      );
}
