import type { Environment } from "relay-runtime";
import { assessmentMessages } from "#gateway/domains/assessments/contract";
import { VersionedEdit, type VersionedText } from "~/forms/versionedEdit";
import { type Answer, isTyped, savedAnswer } from "~/questions/answers";
import { createStore, type Readable } from "~/stores/createStore";
import { openKeptAnswer, parseAnswer, toText, toVersioned, type VersionedAnswer } from "../answerText";
import { AnswerAutosave } from "./AnswerAutosave";
import { sendAnswer } from "./saveAnswer";
import type { SecondsLeft } from "./serverClock";

const typingPause = 700;

/** A question as it is asked, with its saved answer. */
export interface AnsweredQuestion extends VersionedAnswer {
  /** The id in the store. */
  readonly id: string;
}

/** The answer of another window to a question that was answered here, too, by the question's id in the store. */
export type CrossedAnswers = ReadonlyMap<string, VersionedText>;

interface Entry {
  readonly edit: VersionedEdit;
  readonly kept: ReturnType<typeof openKeptAnswer>;
  /** When the answer was given, in milliseconds since 1970. */
  givenAt: number;
}

/**
 * The answers that this tab gives in an attempt. They outlast the tab until the server has them. Where another window has
 * typed an answer to the same question, too, the learner chooses; of two clicks the last one wins.
 */
export class AttemptAnswers {
  readonly keeper: AnswerAutosave;
  readonly #entries = new Map<string, Entry>();
  readonly #crossed = createStore<CrossedAnswers>(new Map());
  readonly crossed: Readable<CrossedAnswers> = this.#crossed;
  readonly #environment: Environment;
  readonly #onSecondsLeft: (seconds: SecondsLeft) => void;
  #hasTakenOver = false;

  constructor(environment: Environment, onSecondsLeft: (seconds: SecondsLeft) => void) {
    this.#environment = environment;
    this.#onSecondsLeft = onSecondsLeft;
    this.keeper = new AnswerAutosave(async (id, answer) => {
      const edit = this.#entries.get(id)?.edit;
      return edit ? edit.send(toText(answer)) : { kind: "saved" };
    });
  }

  /** Accepts an answer and sends it; a typed one after a pause, since it may still change. */
  give(question: AnsweredQuestion, answer: Answer, typed = false): void {
    const entry = this.#follow(question);
    entry.givenAt = Date.now();
    entry.edit.keep(toText(answer), entry.givenAt);
    this.keeper.keep(question.id, answer, typed ? typingPause : 0);
  }

  /** Sends the answers that earlier windows have left behind; only the first call does. */
  takeOver(questions: readonly AnsweredQuestion[]): void {
    if (this.#hasTakenOver) return;
    this.#hasTakenOver = true;
    for (const question of questions) this.#takeOverOne(question);
  }

  /** Handles an answer that the server has saved, of any window. */
  receive(question: AnsweredQuestion): void {
    const newest = toVersioned(question);
    const entry = this.#entries.get(question.id);
    if (entry?.edit.isHeld) this.#setCrossed(question.id, newest);
    else if (!entry || (newest.version ?? "") >= (entry.edit.version ?? ""))
      this.keeper.receive(question.id, savedAnswer(question));
  }

  /** Replaces the other window's answer by another one, such as this tab's own. */
  choose(question: AnsweredQuestion, answer: Answer): void {
    this.#settle(question.id);
    this.give(question, answer);
  }

  /** Keeps the other window's answer. */
  chooseTheirs({ id }: AnsweredQuestion): void {
    this.#settle(id);
    this.#entries.get(id)?.kept.drop();
    this.keeper.drop(id);
  }

  #settle(id: string): void {
    const theirs = this.#crossed.read().get(id);
    if (theirs) this.#entries.get(id)?.edit.settle(theirs);
    this.#setCrossed(id, null);
  }

  #setCrossed(id: string, theirs: VersionedText | null): void {
    this.#crossed.update((all) => {
      const others = [...all].filter(([key]) => key !== id);
      return new Map(theirs ? [...others, [id, theirs]] : others);
    });
  }

  #takeOverOne(question: AnsweredQuestion): void {
    const entry = this.#follow(question);
    const left = entry.kept.takeOver();
    if (!left) return;
    const answer = parseAnswer(question.databaseId, left.text);
    const isSaved = left.text === toVersioned(question).text;
    if (!answer || isSaved) {
      entry.kept.drop();
      return;
    }
    entry.edit.settle({ text: "", version: left.version });
    entry.givenAt = left.at ?? Date.now();
    this.keeper.keep(question.id, answer);
  }

  /** The edit of a question; while nothing is unsaved, it begins from what is saved. */
  #follow(question: AnsweredQuestion): Entry {
    const saved = toVersioned(question);
    const entry = this.#entries.get(question.id) ?? this.#open(question, saved);
    const state = this.keeper.kept.read().get(question.id)?.state ?? "saved";
    const isNewer = (saved.version ?? "") > (entry.edit.version ?? "");
    if (state === "saved" && isNewer) entry.edit.settle(saved);
    return entry;
  }

  #open(question: AnsweredQuestion, saved: VersionedText): Entry {
    const { id, databaseId } = question;
    const kept = openKeptAnswer(databaseId);
    const edit = new VersionedEdit(saved, () => ({
      save: (text, version) => this.#save(question, text, version),
      kept,
      onCrossed: (theirs, mine) => this.#cross(question, theirs, mine),
      crossed: assessmentMessages.answerChanged,
    }));
    const entry: Entry = { edit, kept, givenAt: Date.now() };
    this.#entries.set(id, entry);
    return entry;
  }

  async #save({ id, databaseId, type }: AnsweredQuestion, text: string, version: string | null) {
    const answer = parseAnswer(databaseId, text);
    if (!answer) throw new Error("An answer is sent as it is kept");
    const givenAt = isTyped(type) ? null : (this.#entries.get(id)?.givenAt ?? Date.now());
    return sendAnswer(this.#environment, { id, answer, version, givenAt }, this.#onSecondsLeft);
  }

  /** Returns whether the learner has to choose: of two clicks the last one wins. */
  #cross({ id, type }: AnsweredQuestion, theirs: VersionedText, mine: string): boolean {
    if (isTyped(type)) {
      this.#setCrossed(id, theirs);
      return true;
    }
    // A newer click than the one that was sent stays, and is sent next.
    const shown = this.keeper.kept.read().get(id);
    if (shown && toText(shown.value) === mine) this.keeper.drop(id);
    return false;
  }
}
