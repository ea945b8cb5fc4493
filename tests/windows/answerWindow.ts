import { fetchQuery } from "react-relay";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import answerQuery, { type saveAnswerQuery } from "~/__generated__/saveAnswerQuery.graphql";
import { savedAnswer } from "~/questions/answers";
import { parseAnswer } from "~/screens/learner/assessments/answerText";
import { AttemptAnswers } from "~/screens/learner/assessments/sitting/attemptAnswers";
import { type Device, until } from "./device";
import { Page } from "./page";

/** A window in which a learner types into one question of an exam; the text goes where the screen keeps it. */
export class AnswerWindow {
  readonly name: string;
  readonly device: Device;
  readonly #id: string;
  #sitting: { page: Page; answers: AttemptAnswers } | null = null;

  constructor(name: string, device: Device, questionId: number) {
    this.name = name;
    this.device = device;
    this.#id = btoa(`AttemptQuestion:${questionId}`);
  }

  get isOpen(): boolean {
    return this.#sitting !== null;
  }

  #question({ environment }: Page) {
    const operation = createOperationDescriptor(getRequest(answerQuery), { id: this.#id });
    const { data } = environment.lookup(operation.fragment);
    const { node } = data as unknown as saveAnswerQuery["response"];
    if (!node?.question) throw new Error("the question is not read");
    return node.question;
  }

  #read({ environment }: Page): Promise<unknown> {
    const options = { networkCacheConfig: { force: true } };
    return fetchQuery<saveAnswerQuery>(environment, answerQuery, { id: this.#id }, options).toPromise();
  }

  async open(): Promise<void> {
    this.close();
    const page = new Page(this.device);
    await page.run(() => this.#read(page));
    const answers = new AttemptAnswers(page.environment, () => undefined);
    this.#sitting = { page, answers };
    page.run(() => answers.takeOver([this.#question(page)]));
  }

  close(): void {
    this.#sitting?.page.end();
    this.#sitting?.answers.keeper.stop();
    this.#sitting = null;
  }

  /** The news of another window arrive. */
  async hear(): Promise<void> {
    const sitting = this.#sitting;
    if (!sitting) return;
    const { page, answers } = sitting;
    await page.run(() => this.#read(page)).catch(() => undefined);
    if (!page.isClosed) page.run(() => answers.receive(this.#question(page)));
  }

  /** The text in the field. */
  get typed(): string {
    if (!this.#sitting) return "";
    const { page, answers } = this.#sitting;
    const shown = answers.keeper.kept.read().get(this.#id)?.value ?? savedAnswer(this.#question(page));
    return shown.text ?? "";
  }

  type(text: string): void {
    const sitting = this.#sitting;
    if (!sitting) return;
    this.#keepBoth();
    const { page, answers } = sitting;
    const question = this.#question(page);
    const next = { ...savedAnswer(question), text: this.typed + text };
    page.run(() => answers.give(question, next, true));
  }

  /** Chooses both texts where two windows have typed; returns whether there was a choice. */
  #keepBoth(): boolean {
    const theirs = this.#sitting?.answers.crossed.read().get(this.#id);
    if (!this.#sitting || !theirs) return false;
    const { page, answers } = this.#sitting;
    const question = this.#question(page);
    const other = parseAnswer(question.databaseId, theirs.text)?.text ?? "";
    const both = { ...savedAnswer(question), text: `${this.typed} ${other}` };
    page.run(() => answers.choose(question, both));
    return true;
  }

  /** Waits until the gateway has what is typed here. */
  async settle(): Promise<void> {
    const isSaved = () => {
      if (this.#keepBoth() || !this.#sitting) return !this.#sitting;
      const { page, answers } = this.#sitting;
      const kept = answers.keeper.kept.read().get(this.#id);
      if (kept?.state === "unreachable" || kept?.state === "refused") page.run(() => answers.keeper.retry());
      return kept === undefined || kept.state === "saved";
    };
    await until(isSaved, () => `${this.name} saves its answer`);
  }
}
