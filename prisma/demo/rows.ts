import type { Prisma } from "#gateway/database/generated/prisma/client";

/** The tables that the demo data fills, each after those that it refers to. */
export const tableNames = [
  "Organization",
  "Role",
  "User",
  "UserRole",
  "LastVisit",
  "Holiday",
  "Category",
  "Course",
  "Module",
  "Topic",
  "File",
  "Question",
  "QuestionOption",
  "TopicBlock",
  "Resource",
  "Specialization",
  "SpecializationCourse",
  "Curriculum",
  "CurriculumObjective",
  "CurriculumModule",
  "CurriculumTopic",
  "CurriculumQuestion",
  "CurriculumQuestionOption",
  "Batch",
  "BatchCourse",
  "BatchCourseTopic",
  "BatchTrainer",
  "BatchUser",
  "Enrolment",
  "PlaceRequest",
  "TopicProgress",
  "BlockProgress",
  "TopicNote",
  "TopicQuestion",
  "TopicAnswer",
  "QuestionMark",
  "ResourceMark",
  "Review",
  "Assessment",
  "AssessmentQuestion",
  "Attempt",
  "AttemptQuestion",
  "AttemptOption",
  "MarkChange",
  "Payment",
  "Room",
  "Message",
  "MessageRevision",
  "RoomMember",
  "Favourite",
  "BlogPost",
  "GradeScheme",
  "GradeItem",
  "GradeEntry",
  "CertificateTemplate",
  "CertificateScope",
  "Certificate",
  "Rubric",
  "Assignment",
  "GivenAssignment",
  "AssignmentExtension",
  "ProjectTeam",
  "ProjectTeamMember",
  "MilestoneCheck",
  "Submission",
  "SubmissionMark",
] as const satisfies readonly Prisma.ModelName[];

export type TableName = (typeof tableNames)[number];

/**
 * A column as JSON carries it: days and moments as text, large numbers as numbers, and the one enum value that the
 * database spells differently.
 */
type Stored<T> = T extends Date
  ? string
  : T extends bigint
    ? number
    : T extends "CO_TRAINER"
      ? "CO-TRAINER"
      : T;

type Scalars<Name extends TableName> = Prisma.TypeMap["model"][Name]["payload"]["scalars"];

/** The columns that the database makes. */
type Made = "searchText" | "sortKey" | "uniqueKey" | "usernameKey";

/** A whole row of a table, every other column given. */
export type Row<Name extends TableName> = {
  [Column in Exclude<keyof Scalars<Name>, Made>]: Stored<Scalars<Name>[Column]>;
};

export type Tables = { [Name in TableName]: Row<Name>[] };

/** The tables whose rows have an id. */
export type NumberedTable = { [Name in TableName]: "id" extends keyof Row<Name> ? Name : never }[TableName];

export type LastIds = Partial<Record<TableName, number>>;

/** Collects the rows to write, and allots their ids. */
export interface RowStore {
  readonly tables: Tables;
  nextId(table: NumberedTable): number;
  /** Stores the row and returns it. */
  add<Name extends TableName>(table: Name, row: Row<Name>): Row<Name>;
}

function emptyTables(): Tables {
  return {
    Organization: [],
    Role: [],
    User: [],
    UserRole: [],
    LastVisit: [],
    Holiday: [],
    Category: [],
    Course: [],
    Module: [],
    Topic: [],
    File: [],
    Question: [],
    QuestionOption: [],
    TopicBlock: [],
    Resource: [],
    Specialization: [],
    SpecializationCourse: [],
    Curriculum: [],
    CurriculumObjective: [],
    CurriculumModule: [],
    CurriculumTopic: [],
    CurriculumQuestion: [],
    CurriculumQuestionOption: [],
    Batch: [],
    BatchCourse: [],
    BatchCourseTopic: [],
    BatchTrainer: [],
    BatchUser: [],
    Enrolment: [],
    PlaceRequest: [],
    TopicProgress: [],
    BlockProgress: [],
    TopicNote: [],
    TopicQuestion: [],
    TopicAnswer: [],
    QuestionMark: [],
    ResourceMark: [],
    Review: [],
    Assessment: [],
    AssessmentQuestion: [],
    Attempt: [],
    AttemptQuestion: [],
    AttemptOption: [],
    MarkChange: [],
    Payment: [],
    Room: [],
    Message: [],
    MessageRevision: [],
    RoomMember: [],
    Favourite: [],
    BlogPost: [],
    GradeScheme: [],
    GradeItem: [],
    GradeEntry: [],
    CertificateTemplate: [],
    CertificateScope: [],
    Certificate: [],
    Rubric: [],
    Assignment: [],
    GivenAssignment: [],
    AssignmentExtension: [],
    ProjectTeam: [],
    ProjectTeamMember: [],
    MilestoneCheck: [],
    Submission: [],
    SubmissionMark: [],
  };
}

/** Creates an empty store whose ids follow the last ones of the database. */
export function createRowStore(lastIds: LastIds = {}): RowStore {
  const tables = emptyTables();
  const allotted = new Map<TableName, number>();
  return {
    tables,
    nextId(table) {
      const id = (allotted.get(table) ?? lastIds[table] ?? 0) + 1;
      allotted.set(table, id);
      return id;
    },
    add(table, row) {
      tables[table].push(row);
      return row;
    },
  };
}
