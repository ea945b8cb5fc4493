import { setTimeout } from "node:timers/promises";
import { type LiveSocket, openLiveSocket } from "./liveSocket";

/** The gateway's current address: another one after each kill. */
export interface GatewayOrigin {
  origin: string;
}

/** An answer that was acknowledged as stored to its sitter, counted with those before it. */
export interface Acknowledged {
  attemptId: number;
  answeredCount: number;
  at: number;
}

interface SeenQuestion {
  databaseId: number;
  options: { databaseId: number; isChosen: boolean }[];
}

interface SeenAttempt {
  databaseId: number;
  dueAt: string;
  isFinished: boolean;
  answeredCount: number;
  result: { finishedAt: string } | null;
  questions: SeenQuestion[];
}

const attemptFields = `databaseId dueAt isFinished answeredCount result { finishedAt }
  questions { databaseId options { databaseId isChosen } }`;
const payload = `... on AttemptPayload { attempt { ${attemptFields} } } ... on Refusal { code message }`;
const documents = {
  start: `mutation ($id: Int!) { result: startAttempt(assessmentId: $id) { ${payload} } }`,
  save: `mutation ($input: SaveAnswerInput!) { result: saveAnswer(input: $input) { ${payload} } }`,
  submit: `mutation ($id: Int!) { result: submitAttempt(attemptId: $id) { ${payload} } }`,
  read: `query ($id: Int!) { result: attempt(databaseId: $id) { ${attemptFields} } }`,
  live: "subscription ($id: Int!) { attemptChanged(attemptId: $id) { attempt { answeredCount } } }",
};

/** Asks until a gateway responds, as the client does while the connection is away. */
async function ask(place: GatewayOrigin, token: string, query: string, variables: Record<string, unknown>) {
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  for (;;) {
    try {
      const body = JSON.stringify({ query, variables });
      const answer = await fetch(`${place.origin}/graphql`, { method: "POST", headers, body });
      const { data, errors } = (await answer.json()) as {
        data?: { result: { attempt?: SeenAttempt; code?: string } & Partial<SeenAttempt> };
        errors?: { message: string }[];
      };
      if (data?.result) return data.result;
      if (answer.status < 500) throw new TypeError(errors?.[0]?.message ?? `status ${answer.status}`);
    } catch (error) {
      // A fault of the document is no lost connection, whose errors have a cause.
      if (error instanceof TypeError && error.cause === undefined) throw error;
    }
    await setTimeout(100);
  }
}

const saw = ({ attempt, code }: { attempt?: SeenAttempt; code?: string }): SeenAttempt => {
  if (!attempt) throw new Error(`refused: ${code}`);
  return attempt;
};

/** One learner at an exam, who goes from the first question to the last and notes what was acknowledged. */
export class Sitter {
  readonly chosen = new Map<number, number>();
  readonly problems: string[] = [];
  #socket: LiveSocket | undefined;

  readonly #place: GatewayOrigin;
  readonly #token: string;
  readonly #attempt: SeenAttempt;

  private constructor(place: GatewayOrigin, token: string, attempt: SeenAttempt) {
    this.#place = place;
    this.#token = token;
    this.#attempt = attempt;
  }

  static async sitDown(place: GatewayOrigin, token: string, assessmentId: number): Promise<Sitter> {
    const sitter = new Sitter(
      place,
      token,
      saw(await ask(place, token, documents.start, { id: assessmentId })),
    );
    await sitter.openTab();
    return sitter;
  }

  get attemptId(): number {
    return this.#attempt.databaseId;
  }

  get dueAt(): number {
    return Date.parse(this.#attempt.dueAt);
  }

  /** Listens to the attempt, as its screen does; a gateway that is away is asked again at the next tab. */
  private async openTab(): Promise<void> {
    try {
      this.#socket = await openLiveSocket(this.#place.origin, { token: this.#token });
      this.#socket.subscribe("1", documents.live, { id: this.attemptId });
    } catch {
      this.#socket = undefined;
    }
  }

  /** Closes the tab, opens another, and looks whether all is there that was acknowledged. */
  async changeTab(): Promise<void> {
    await this.#socket?.close();
    await this.openTab();
    await this.check("in a new tab");
  }

  /** Saves an answer to each question, one in each pause, and changes the tab once on the way. */
  async answerAll(pause: number, onAcknowledged: (acknowledged: Acknowledged) => void): Promise<void> {
    const { questions } = this.#attempt;
    const tabAt = this.attemptId % questions.length;
    for (const [index, { databaseId: questionId, options }] of questions.entries()) {
      const optionId = options[(this.attemptId + index) % options.length]?.databaseId ?? 0;
      const input = { questionId, optionIds: [optionId] };
      const { answeredCount } = saw(await ask(this.#place, this.#token, documents.save, { input }));
      this.chosen.set(questionId, optionId);
      onAcknowledged({ attemptId: this.attemptId, answeredCount, at: performance.now() });
      if (index === tabAt) await this.changeTab();
      await setTimeout(pause);
    }
  }

  async submit(): Promise<void> {
    saw(await ask(this.#place, this.#token, documents.submit, { id: this.attemptId }));
  }

  /** Notes each acknowledged answer that is not there, and returns the attempt as it is. */
  async check(when: string): Promise<SeenAttempt> {
    const seen = await ask(this.#place, this.#token, documents.read, { id: this.attemptId });
    const attempt = seen as SeenAttempt;
    for (const { databaseId, options } of attempt.questions) {
      const wanted = this.chosen.get(databaseId);
      if (wanted === undefined) continue;
      const chosenIds = options.filter(({ isChosen }) => isChosen).map(({ databaseId: id }) => id);
      if (chosenIds.length !== 1 || chosenIds[0] !== wanted)
        this.problems.push(`${when}: question ${databaseId} has ${chosenIds}, not ${wanted}`);
    }
    return attempt;
  }

  /** Looks how the sitting ended: when it was submitted, or at its minute. */
  async checkEnd(submitted: boolean): Promise<void> {
    const { isFinished, result, questions } = await this.check("at the end");
    const finishedAt = Date.parse(result?.finishedAt ?? "");
    const isInTime = submitted ? finishedAt <= this.dueAt : finishedAt === this.dueAt;
    if (!isFinished || !isInTime)
      this.problems.push(`ended at ${result?.finishedAt}, and was due at ${this.#attempt.dueAt}`);
    const [first] = questions;
    const late = await ask(this.#place, this.#token, documents.save, {
      input: { questionId: first?.databaseId, optionIds: [first?.options[0]?.databaseId] },
    });
    if (!late.code) this.problems.push("an answer was taken after the end");
    await this.#socket?.close();
  }
}
