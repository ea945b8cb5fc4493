import { optional, toArgs } from "#gateway/graphql/arguments";
import { describedEnum } from "#gateway/graphql/enums";
import { nullable, value } from "#gateway/graphql/fields";
import { fromLoader } from "#gateway/graphql/fromLoader";
import { listQuery } from "#gateway/graphql/lists";
import { requireMember } from "#gateway/graphql/scopes";
import { nodeType, valueType } from "#gateway/graphql/types";
import { searchLimit } from "../lists/contract";
import { getUndoScope } from "./access";
import type { HistorySource as SourceName, HistorySubject as SubjectName } from "./contract";
import { readUndone } from "./historyLoaders";
import {
  type ChangedField,
  type ChangeKind,
  findSubject,
  getKind,
  historyFilter,
  isUndoable,
  type RecordedLine,
  toFields,
} from "./rules";

const HistorySource = describedEnum<SourceName>("HistorySource", "Source of a change.", {
  SCREEN: "A screen of the product, or GraphQL.",
  REST: "The REST API.",
  JOB: "A background job.",
  COMMAND_LINE: "A command run by the operator.",
});

const HistorySubject = describedEnum<SubjectName>(
  "HistorySubject",
  "Kind of object that the history can be filtered by.",
  {
    USER: "A user: their account, enrolments, payments and batches.",
    PAYMENT: "A payment.",
    BATCH: "A batch, with its users, courses and plan.",
    COURSE: "A course, with its outline, lessons, questions and resources.",
    ORGANIZATION: "The organization's settings.",
  },
);

const HistoryChangeKind = describedEnum<ChangeKind>("HistoryChangeKind", "Kind of change to a row.", {
  CREATED: "It is new.",
  UPDATED: "Some of its columns changed.",
  DELETED: "It was deleted.",
  NOTED: "Only mentioned, or its values were erased.",
});

const HistoryField = valueType<ChangedField>("HistoryField", {
  description: "A changed column. Requires ADMIN.",
  readers: "history.read",
  values: {
    name: value("String", "The column's name."),
    before: nullable(
      "String",
      "Value before the change, as text; null for an empty value. Secrets are hidden.",
    ),
    after: nullable("String", "Value after the change, as text; null for an empty value."),
  },
});

interface Change {
  table: string;
  name: string;
  kind: ChangeKind;
  fields: ChangedField[];
}

const HistoryChange = valueType<Change>("HistoryChange", {
  description: "A changed row. Requires ADMIN.",
  readers: "history.read",
  values: {
    table: value("String", "The kind of row, such as Payment."),
    name: value("String", "Its name, title or reference; empty without one."),
    kind: value(HistoryChangeKind, "Kind of change."),
    fields: value([HistoryField], "Its columns: those that changed, or all of a new or deleted row."),
  },
});

/** The most rows shown of a change. */
const shownLines = 50;

const someLines = {
  lines: {
    orderBy: { id: "asc" as const },
    take: shownLines,
    select: {
      table: true,
      rowId: true,
      name: true,
      actorName: true,
      before: true,
      after: true,
      salt: true,
    },
  },
};

const toChange = (line: RecordedLine & { table: string; name: string }): Change => ({
  table: line.table,
  name: line.name,
  kind: getKind(line),
  fields: toFields(line),
});

export const History = nodeType("History", {
  description: "A recorded change: who made it, with the values before and after. Requires ADMIN.",
  readers: "history.read",
  columns: {
    at: "When.",
    actorId: "The id of the account that made it; null for the product itself and the operator.",
    action: "Name of the action, such as payment.updated.",
    undoOf: "The id of the entry that this one undid; null for any other change.",
    source: value(HistorySource, "Source of the change."),
  },
  fields: (t) => ({
    actorName: t.string({
      description:
        "The name of the person who made it, at that time; empty for the product itself and after an erasure.",
      select: someLines,
      resolve: ({ lines }) => lines[0]?.actorName ?? "",
    }),
    subjectName: t.string({
      description: "The name, title or reference of its subject; empty without one.",
      select: { ...someLines, action: true },
      resolve: ({ action, lines }) => findSubject(action, lines)?.name ?? "",
    }),
    changes: t.field({
      type: [HistoryChange],
      description: `The rows changed, at most ${shownLines}.`,
      select: someLines,
      resolve: ({ lines }) => lines.map(toChange),
    }),
    changeCount: t.relationCount("lines", { description: "Number of rows changed." }),
    isUndone: t.boolean({
      description: "Whether it was undone.",
      ...fromLoader(readUndone, false),
    }),
    canUndo: t.boolean({
      description:
        "Whether it can be undone: it is of such a kind, the viewer has the right to, and all of its values were kept.",
      select: { ...someLines, action: true },
      resolve: ({ action, lines }, _args, { viewer }) =>
        isUndoable(action, lines) && getUndoScope(requireMember(viewer), action) !== null,
    }),
  }),
});

listQuery("history", {
  type: History,
  description: "Changes in the organization, latest first. Requires ADMIN.",
  readers: "history.read",
  args: toArgs({
    search: optional(
      "String",
      `Words that the name of a person or of a changed row contains; at most ${searchLimit} characters.`,
    ),
    action: optional("String", "Only this action, such as payment.updated."),
    subject: optional(HistorySubject, "Only changes about one subject of this kind."),
    subjectId: optional("Int", "The id of that subject."),
    from: optional("DateTime", "Only changes at this time or later."),
    to: optional("DateTime", "Only changes before this time."),
  }),
  where: historyFilter,
  orderBy: [{ id: "desc" }],
});
