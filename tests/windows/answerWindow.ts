import { fetchQuery } from "react-relay";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import answerQuery, { type saveAnswerQuery } from "~/__generated__/saveAnswerQuery.graphql";
import { savedAnswer } from "~/questions/answers";
import { parseAnswer } from "~/screens/learner/assessments/answerText";
import { Sitting } from "~/screens/learner/assessments/sitting/sitting";
import { type Device, until } from "./device";
import { Page } from "./page";

/** The questions of an exam: one is answered in words, the other with a file. */
export interface Asked {
  questionId: number;
  fileQuestionId: number;
}

/** A file that a window has given as its answer, and when, in milliseconds since 1970. */
export interface GivenFile {
  id: number;
  at: number;
}

/** A window in which a learner sits an exam, with words and with a file; they go where the screen keeps them. */
export class AnswerWindow {
  readonly name: string;
  readonly device: Device;
  readonly #id: string;
  readonly #fileId: string;
  #opened: { page: Page; sitting: Sitting } | null = null;
  /** The files that were given here, first to last. */
  readonly files: GivenFile[] = [];

  constructor(name: string, device: Device, { questionId, fileQuestionId }: Asked) {
    this.name = name;
    this.device = device;
    this.#id = btoa(`AttemptQuestion:${questionId}`);
    this.#fileId = btoa(`AttemptQuestion:${fileQuestionId}`);
  }

  get isOpen(): boolean {
    return this.#opened !== null;
  }

  #question({ environment }: Page, id = this.#id) {
    const operation = createOperationDescriptor(getRequest(answerQuery), { id });
    const { data } = environment.lookup(operation.fragment);
    const { node } = data as unknown as saveAnswerQuery["response"];
    if (!node?.question) throw new Error("the question is not read");
    return node.question;
  }

  async #read({ environment }: Page): Promise<void> {
    const options = { networkCacheConfig: { force: true } };
    for (const id of [this.#id, this.#fileId])
      await fetchQuery<saveAnswerQuery>(environment, answerQuery, { id }, options).toPromise();
  }

  #questions(page: Page) {
    return [this.#question(page), this.#question(page, this.#fileId)];
  }

  async open(): Promise<void> {
    this.close();
    const page = new Page(this.device);
    await page.run(() => this.#read(page));
    const sitting = new Sitting(page.environment, null);
    this.#opened = { page, sitting };
    const { kept } = sitting.answers.keeper;
    kept.subscribe(() => this.#noteFile(kept.read().get(this.#fileId)?.value.fileId ?? null));
    page.run(() => sitting.answers.takeOver(this.#questions(page)));
  }

  close(): void {
    this.#opened?.page.end();
    this.#opened?.sitting.answers.keeper.stop();
    this.#opened = null;
  }

  /** The news of another window arrive. */
  async hear(): Promise<void> {
    if (!this.#opened) return;
    const { page, sitting } = this.#opened;
    await page.run(() => this.#read(page)).catch(() => undefined);
    if (!page.isClosed)
      for (const question of this.#questions(page)) page.run(() => sitting.answers.receive(question));
  }

  #noteFile(id: number | null): void {
    if (id !== null && this.files.at(-1)?.id !== id) this.files.push({ id, at: Date.now() });
  }

  /** Gives a file. */
  attach(name: string): void {
    if (!this.#opened) return;
    const { page, sitting } = this.#opened;
    const question = this.#question(page, this.#fileId);
    const queue = sitting.openUploads(question);
    page.run(() => queue.add([new File([`The content of ${name}`], name, { type: "text/plain" })]));
  }

  /** The text in the field. */
  get typed(): string {
    if (!this.#opened) return "";
    const { page, sitting } = this.#opened;
    const { answers } = sitting;
    const shown = answers.keeper.kept.read().get(this.#id)?.value ?? savedAnswer(this.#question(page));
    return shown.text ?? "";
  }

  type(text: string): void {
    if (!this.#opened) return;
    this.#keepBoth();
    const { page, sitting } = this.#opened;
    const question = this.#question(page);
    const next = { ...savedAnswer(question), text: this.typed + text };
    page.run(() => sitting.answers.give(question, next, true));
  }

  /** Chooses both texts where two windows have typed; returns whether there was a choice. */
  #keepBoth(): boolean {
    const theirs = this.#opened?.sitting.answers.crossed.read().get(this.#id);
    if (!this.#opened || !theirs) return false;
    const { page, sitting } = this.#opened;
    const question = this.#question(page);
    const other = parseAnswer(question.databaseId, theirs.text)?.text ?? "";
    const both = { ...savedAnswer(question), text: `${this.typed} ${other}` };
    page.run(() => sitting.answers.choose(question, both));
    return true;
  }

  /** Waits until the gateway has what is typed here. */
  async settle(): Promise<void> {
    const isSaved = () => {
      if (this.#keepBoth() || !this.#opened) return !this.#opened;
      const { page, sitting } = this.#opened;
      const { keeper } = sitting.answers;
      const states = [...keeper.kept.read().values()].map(({ state }) => state);
      if (states.some((state) => state === "unreachable" || state === "refused"))
        page.run(() => keeper.retry());
      return sitting.uploads.waiting.read().size === 0 && states.every((state) => state === "saved");
    };
    await until(isSaved, () => `${this.name} saves its answer`);
  }
}
