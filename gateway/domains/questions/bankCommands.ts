import { type Added, type Edited, lockForUpdate } from "#gateway/database/lockForUpdate";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal, refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { foldText } from "../foldContract";
import { type Answerable, type QuestionInput, questionMessages, questionSchema } from "./contract";
import { findRepetition, newQuestionSchema, repetitionMessage } from "./repetitionContract";
import { toStoredOptions } from "./rules";

interface BankModule {
  id: number;
  questions: readonly { title: string; displayOrder: number }[];
}

/** A question with the HTML of its text. */
export type RenderedQuestion = QuestionInput & { html: string };

export interface PlacedQuestion {
  question: RenderedQuestion;
  moduleId: number;
  displayOrder: number;
}

interface MadeRow {
  id: number;
  moduleId: number | null;
  displayOrder: number;
}

interface OptionRow {
  questionId: number;
  text: string;
  isCorrect: boolean;
  match: string | null;
  displayOrder: number;
}

/** A stored question, with the course or the curriculum that has it. */
export interface Stored extends Pick<Answerable, "type" | "options"> {
  ownerId: number;
}

/** Refuses INVALID a choice that says the same as another, unless the question had both before. */
function refuseRepetition(question: QuestionInput, { type, options }: Stored): void {
  const repeated = findRepetition(question, { type, options, acceptedAnswers: [] });
  if (repeated) throw refuseField(repeated.path.join("."), repetitionMessage);
}

interface BankChange<Before> {
  ownerId: number;
  /** The questions that were added or changed; empty after a deletion. */
  questionIds: readonly number[];
  /** The changed question as it was. */
  before?: Before;
}

/** The storage of one kind of question bank: a course's, or a curriculum's. */
export interface BankTables<Before extends Stored> {
  /** The owner's modules of these ids, with their questions. */
  readModules(ownerId: number, moduleIds: readonly number[]): Promise<readonly BankModule[]>;
  find(questionId: number): Promise<Before | null>;
  /** Refuses INVALID a type that the bank does not have. */
  requireType(question: QuestionInput): void;
  /** Refuses INVALID files that the member may not use. */
  requireFiles(member: Member, question: QuestionInput, before?: Before): Promise<void>;
  create(ownerId: number, placed: readonly PlacedQuestion[]): Promise<readonly MadeRow[]>;
  update(questionId: number, question: RenderedQuestion, updatedAt: Date): Promise<unknown>;
  /** Refuses NOT_FOUND. */
  delete(questionId: number): Promise<void>;
  createOptions(rows: readonly OptionRow[]): Promise<unknown>;
  deleteOptions(questionId: number): Promise<unknown>;
  /** Runs a change of stored questions. Refuses CONFLICT when something that asks them would lack one. */
  keepAsked<Result>(ownerId: number, change: () => Promise<Result>): Promise<Result>;
  /** Brings up to date what is made of the bank. */
  updateDependents(change: BankChange<Before>): Promise<unknown>;
}

/** One kind of question bank. */
export interface QuestionBank<Before extends Stored> {
  table: "Question" | "CurriculumQuestion";
  open(tx: TenantTransaction, organizationId: number): BankTables<Before>;
  /** Renders a question's text, before the transaction. Refuses INVALID one that cannot be rendered. */
  render(question: QuestionInput, member: Member): Promise<RenderedQuestion>;
  publish(bus: CommandContext["bus"], organizationId: number, ownerId: number): void;
}

/** The place of the last row; 0 when there is none. */
export const findLast = (rows: readonly { displayOrder: number }[]) =>
  Math.max(0, ...rows.map(({ displayOrder }) => displayOrder));

const toOptionRows = (questionId: number, question: QuestionInput): OptionRow[] =>
  toStoredOptions(question).map((option) => ({ questionId, ...option }));

const toPlacedOptions = (made: readonly MadeRow[], placed: readonly PlacedQuestion[]): OptionRow[] =>
  made.flatMap(({ id, moduleId, displayOrder }) => {
    const row = placed.find(
      (question) => question.moduleId === moduleId && question.displayOrder === displayOrder,
    );
    return row ? toOptionRows(id, row.question) : [];
  });

async function createQuestions<Before extends Stored>(
  tables: BankTables<Before>,
  ownerId: number,
  placed: readonly PlacedQuestion[],
): Promise<number[]> {
  const made = await tables.create(ownerId, placed);
  await tables.createOptions(toPlacedOptions(made, placed));
  const questionIds = made.map(({ id }) => id);
  await tables.updateDependents({ ownerId, questionIds });
  return questionIds;
}

async function requireModule<Before extends Stored>(
  tables: BankTables<Before>,
  ownerId: number,
  moduleId: number,
): Promise<BankModule> {
  const [module] = await tables.readModules(ownerId, [moduleId]);
  if (!module) throw new Refusal("NOT_FOUND", questionMessages.moduleNotFound);
  return module;
}

/**
 * A command that adds a question at the end of a module and returns its id; its owner is named by an argument such as
 * `courseId`. Refuses INVALID and NOT_FOUND.
 */
export const addToBank =
  <Before extends Stored, Owner extends "courseId" | "curriculumId">(
    { open, render, publish }: QuestionBank<Before>,
    owner: Owner,
  ) =>
  async ({ db, bus }: CommandContext, member: Member, added: Added<Owner | "moduleId">): Promise<number> => {
    const { moduleId, input } = added;
    const ownerId: number = added[owner];
    const parsed = parseInput(newQuestionSchema, input);
    const { organizationId } = member;
    await requireModule(open(db, organizationId), ownerId, moduleId);
    const question = await render(parsed, member);
    const [id = -1] = await db.$transaction(async (tx) => {
      const tables = open(tx, organizationId);
      const module = await requireModule(tables, ownerId, moduleId);
      tables.requireType(question);
      await tables.requireFiles(member, question);
      const displayOrder = findLast(module.questions) + 1;
      return createQuestions(tables, ownerId, [{ question, moduleId, displayOrder }]);
    });
    publish(bus, organizationId, ownerId);
    return id;
  };

/**
 * A command that updates a question. Refuses INVALID, NOT_FOUND, STALE for an old version, and CONFLICT when something that
 * asks it would lack it.
 */
export const updateInBank =
  <Before extends Stored>({ table, open, render, publish }: QuestionBank<Before>) =>
  async (
    { db, bus, clock }: CommandContext,
    member: Member,
    { questionId, version, input }: Edited<"questionId">,
  ): Promise<void> => {
    const parsed = parseInput(questionSchema, input);
    const { organizationId } = member;
    if (!(await open(db, organizationId).find(questionId)))
      throw new Refusal("NOT_FOUND", questionMessages.notFound);
    const question = await render(parsed, member);
    const ownerId = await db.$transaction(async (tx) => {
      const tables = open(tx, organizationId);
      const row = { table, organizationId, id: questionId };
      const updatedAt = await lockForUpdate(tx, row, { version, now: clock(), messages: questionMessages });
      const before = await tables.find(questionId);
      if (!before) throw new Refusal("NOT_FOUND", questionMessages.notFound);
      tables.requireType(question);
      refuseRepetition(question, before);
      await tables.requireFiles(member, question, before);
      await tables.keepAsked(before.ownerId, async () => {
        await tables.update(questionId, question, updatedAt);
        await tables.deleteOptions(questionId);
        await tables.createOptions(toOptionRows(questionId, question));
      });
      await tables.updateDependents({ ownerId: before.ownerId, questionIds: [questionId], before });
      return before.ownerId;
    });
    publish(bus, organizationId, ownerId);
  };

/**
 * A command that deletes a question and returns the id of the course or curriculum. Refuses NOT_FOUND, and CONFLICT when
 * something that asks it would lack it.
 */
export const deleteFromBank =
  <Before extends Stored>({ open, publish }: QuestionBank<Before>) =>
  async ({ db, bus }: CommandContext, member: Member, questionId: number): Promise<number> => {
    const { organizationId } = member;
    const ownerId = await db.$transaction(async (tx) => {
      const tables = open(tx, organizationId);
      const known = await tables.find(questionId);
      if (!known) throw new Refusal("NOT_FOUND", questionMessages.notFound);
      await tables.keepAsked(known.ownerId, () => tables.delete(questionId));
      await tables.updateDependents({ ownerId: known.ownerId, questionIds: [] });
      return known.ownerId;
    });
    publish(bus, organizationId, ownerId);
    return ownerId;
  };

export interface RenderedModule {
  moduleId: number;
  questions: readonly RenderedQuestion[];
}

/** Questions to add to modules of a course or a curriculum. */
export interface AddedToModules {
  modules: readonly RenderedModule[];
}

const placeQuestions = (bank: readonly BankModule[], { modules }: AddedToModules): PlacedQuestion[] =>
  modules.flatMap(({ moduleId, questions }) => {
    const module = bank.find(({ id }) => id === moduleId);
    if (!module) throw new Refusal("NOT_FOUND", questionMessages.moduleNotFound);
    const titles = new Set(module.questions.map(({ title }) => foldText(title)));
    const last = findLast(module.questions);
    return questions
      .filter(({ title }) => !titles.has(foldText(title)) && titles.add(foldText(title)))
      .map((question, index) => ({ question, moduleId, displayOrder: last + index + 1 }));
  });

/**
 * Adds questions at the end of modules of a bank, inside the caller's transaction; a question that its module has
 * already is not added again. Returns how many are new. Refuses NOT_FOUND, and INVALID a type that the bank lacks.
 */
export async function extendBank<Before extends Stored>(
  tables: BankTables<Before>,
  ownerId: number,
  added: AddedToModules,
): Promise<number> {
  const moduleIds = added.modules.map(({ moduleId }) => moduleId);
  const placed = placeQuestions(await tables.readModules(ownerId, moduleIds), added);
  for (const { question } of placed) tables.requireType(question);
  return (await createQuestions(tables, ownerId, placed)).length;
}
