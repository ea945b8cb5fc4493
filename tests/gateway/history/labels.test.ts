import { describe, expect, it } from "vitest";
import {
  columnValueLabels,
  historyActions,
  tableColumns,
  tableLabels,
} from "#gateway/domains/actionContract";
import { announcementLabels } from "#gateway/domains/announcements/contract";
import { assessmentLabels } from "#gateway/domains/assessments/formContract";
import { assignmentLabels } from "#gateway/domains/assignments/contract";
import { batchCourseLabels } from "#gateway/domains/batchCourses/formContract";
import { batchLabels } from "#gateway/domains/batches/formContract";
import { postLabels } from "#gateway/domains/blogs/contract";
import { templateLabels } from "#gateway/domains/certificates/contract";
import { detailLabels } from "#gateway/domains/courses/detailsContract";
import { courseLabels } from "#gateway/domains/courses/formContract";
import { gradeLabels } from "#gateway/domains/grades/contract";
import { commonColumns } from "#gateway/domains/history/commonColumnsContract";
import {
  describeAction,
  describeColumn,
  describeTable,
  describeValue,
} from "#gateway/domains/history/describeContract";
import { withoutRendered } from "#gateway/domains/history/rules";
import { holidayLabels } from "#gateway/domains/holidays/contract";
import { inviteLabels } from "#gateway/domains/invitations/contract";
import { blockLabels } from "#gateway/domains/lessons/blockContract";
import { topicLabels } from "#gateway/domains/lessons/contract";
import { templateLabels as mailTemplateLabels } from "#gateway/domains/mail/templateContract";
import { organizationLabels } from "#gateway/domains/organizations/settingsContract";
import { paymentLabels } from "#gateway/domains/payments/contract";
import { questionLabels } from "#gateway/domains/questions/contract";
import { resourceLabels } from "#gateway/domains/resources/contract";
import { reviewLabels } from "#gateway/domains/reviews/contract";
import { roleLabels } from "#gateway/domains/roles/contract";
import { userLabels } from "#gateway/domains/users/formContract";
import { openSuite } from "#tests/support/suite";
import { findTableOwner } from "./findTableOwner";

const { test } = await openSuite();

interface Column {
  table: string;
  column: string;
  type: string;
}

/** The columns that the triggers of the tables record. */
const columns = await test.database.prisma.$queryRaw<Column[]>`
  SELECT c.relname::text AS "table", a.attname::text AS "column", a.atttypid::regtype::text AS "type"
  FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE t.tgname = 'history'`;

/** The values of the enumerations that recorded columns hold, one or several. */
const choices = await test.database.prisma.$queryRaw<{ table: string; column: string; value: string }[]>`
  SELECT c.relname::text AS "table", a.attname::text AS "column", e.enumlabel::text AS "value"
  FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  JOIN pg_type y ON y.oid = a.atttypid
  JOIN pg_enum e ON e.enumtypid IN (y.oid, y.typelem)
  WHERE t.tgname = 'history'`;

/** The columns of every row, of which none is shown (`bookkeeping` of the rules). */
const unshown = new Set([
  "id",
  "organizationId",
  "createdAt",
  "updatedAt",
  "version",
  "searchText",
  "sortKey",
  "uniqueKey",
  "usernameKey",
]);
const shown = columns.filter(
  ({ table, column }) =>
    !unshown.has(column) && Object.keys(withoutRendered(table, { [column]: "" })).length > 0,
);

/** The labels of the forms that fill a table's columns. */
const formLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Announcement: announcementLabels,
  Assessment: assessmentLabels,
  Assignment: assignmentLabels,
  Batch: batchLabels,
  BatchCourse: batchCourseLabels,
  BlogPost: postLabels,
  CertificateTemplate: templateLabels,
  Course: courseLabels,
  Curriculum: detailLabels,
  CurriculumBlock: blockLabels,
  CurriculumTopic: topicLabels,
  GivenAssignment: assignmentLabels,
  GradeItem: gradeLabels,
  GradeScheme: gradeLabels,
  Holiday: holidayLabels,
  Invitation: inviteLabels,
  MailTemplate: mailTemplateLabels,
  Organization: organizationLabels,
  Payment: paymentLabels,
  Question: questionLabels,
  Resource: resourceLabels,
  Review: reviewLabels,
  Role: roleLabels,
  Topic: topicLabels,
  TopicBlock: blockLabels,
  User: userLabels,
};

/** Whether a label of the history is that of a form: in sentence case, and with the unit that the form shows aside. */
const isSame = (form: string, told: string): boolean =>
  told.toLowerCase() === form.toLowerCase() || told.startsWith(`${form} (`);

/** A name of the code, such as batchId or BatchCourse. */
const isInternal = (label: string): boolean => /[a-z][A-Z]/.test(label) || !/^[A-Z]/.test(label);

describe("the history is told in words", () => {
  it("of every action", () => {
    for (const action of historyActions) expect(describeAction(action), action).not.toMatch(/totp|:|\./i);
    expect(historyActions.map(describeAction).filter(isInternal)).toEqual([]);
  });

  it("that tell each action from the others", () => {
    const labels = historyActions.map(describeAction);
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
  });

  it("of every table that is recorded", () => {
    const tables = [...new Set(columns.map(({ table }) => table))];
    expect(tables.length).toBeGreaterThan(80);
    const missing = tables.filter((table) => !(table in tableLabels));
    expect(missing.map((table) => `${findTableOwner(table)}/historyContract.ts must label ${table}`)).toEqual(
      [],
    );
    expect(tables.map(describeTable).filter(isInternal)).toEqual([]);
  });

  it("of every column that is shown", () => {
    expect(shown.length).toBeGreaterThan(500);
    const missing = shown.filter(({ table, column }) => isInternal(describeColumn(table, column)));
    expect(missing.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
  });

  it("of a table's columns, which exist and differ from the common ones", () => {
    const known = new Set(shown.map(({ table, column }) => `${table}.${column}`));
    const told = Object.entries(tableColumns).flatMap(([table, columnsOf]) =>
      Object.entries(columnsOf).map(([column, words]) => ({ table, column, words })),
    );
    expect(told.length).toBeGreaterThan(300);
    const needless = told.filter(
      ({ table, column, words }) =>
        !known.has(`${table}.${column}`) || JSON.stringify(words) === JSON.stringify(commonColumns[column]),
    );
    expect(needless).toEqual([]);
  });

  it("of common columns, which three tables share", () => {
    const rare = Object.keys(commonColumns).filter(
      (column) =>
        shown.filter((item) => item.column === column && !tableColumns[item.table]?.[column]).length < 3,
    );
    expect(rare).toEqual([]);
  });

  it("of the form that fills the column", () => {
    const differing = Object.entries(formLabels).flatMap(([table, labels]) =>
      Object.entries(labels)
        .filter(([column]) => shown.some((item) => item.table === table && item.column === column))
        .filter(([column]) => !column.endsWith("Id"))
        .filter(([column, label]) => !isSame(label, describeColumn(table, column)))
        .map(([column, label]) => `${table}.${column}: ${describeColumn(table, column)} / ${label}`),
    );
    expect(differing).toEqual([]);
  });
});

describe("the values are told as people write them", () => {
  const formats = { moment: (text: string) => `at ${text}`, day: (text: string) => `on ${text}` };

  it("by the type of their columns: yes and no, moments, days and times", () => {
    const samples: Readonly<Record<string, [text: string, told: RegExp]>> = {
      boolean: ["true", /^Yes$/],
      date: ["2030-01-02", /^on 2030/],
      "timestamp with time zone": ["2030-01-02T03:04:05+00:00", /^at 2030/],
      "time without time zone": ["19:30:00", /^19:30$/],
    };
    const wrong = shown.flatMap(({ table, column, type }) => {
      const [text, told] = samples[type] ?? ["plain text", /^plain text$/];
      const value = describeValue({ table, column, text }, formats) ?? "";
      // A flag's name may be a text of another table, whose texts stay as they are.
      return told.test(value) ? [] : [`${table}.${column} (${type}): ${value}`];
    });
    expect(wrong).toEqual([]);
  });

  it("by their labels, for every value of every enumeration", () => {
    expect(choices.length).toBeGreaterThan(150);
    const missing = choices.filter(
      ({ table, column, value }) => columnValueLabels[table]?.[column]?.[value] === undefined,
    );
    expect(missing).toEqual([]);
    const told = Object.entries(columnValueLabels).flatMap(([table, columnsOf]) =>
      Object.keys(columnsOf).map((column) => `${table}.${column}`),
    );
    expect(told.sort()).toEqual(
      [...new Set(choices.map((choice) => `${choice.table}.${choice.column}`))].sort(),
    );
  });

  it("as lists of labels where a column holds several values", () => {
    const days = { table: "Batch", column: "classDays" };
    expect(describeValue({ ...days, text: '["MONDAY","FRIDAY"]' }, formats)).toBe("Monday, Friday");
    expect(describeValue({ ...days, text: "[]" }, formats)).toBe("");
  });

  it("and what is hidden, unknown or none stays so", () => {
    const active = { table: "User", column: "active" };
    expect(describeValue({ ...active, text: "false" }, formats)).toBe("No");
    expect(describeValue({ ...active, text: null }, formats)).toBeNull();
    const planned = { table: "BatchCourseTopic", column: "plannedDate", text: "(hidden)" };
    expect(describeValue(planned, formats)).toBe("(hidden)");
    expect(describeValue({ table: "Payment", column: "status", text: "BARTERED" }, formats)).toBe("BARTERED");
  });
});
