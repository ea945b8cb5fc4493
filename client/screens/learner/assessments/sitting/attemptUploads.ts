import { findUploadProblem } from "~/files/uploadProblem";
import { type QueuedUpload, UploadQueue } from "~/files/uploadQueue";
import { createStore, type Readable } from "~/stores/createStore";

/** The files of an attempt that are not uploaded yet, or could not be, by the question's id in the store. */
export type WaitingFiles = ReadonlyMap<string, readonly QueuedUpload[]>;

/** The uploads of an attempt's answers: they go on while another question is shown, and after the screen was left. */
export class AttemptUploads {
  readonly #queues = new Map<string, UploadQueue>();
  readonly #waiting = createStore<WaitingFiles>(new Map());
  readonly waiting: Readable<WaitingFiles> = this.#waiting;

  /** The uploads of a question; `onUploaded` gets the file's id. */
  open(id: string, onUploaded: (fileId: number) => void): UploadQueue {
    const known = this.#queues.get(id);
    if (known) return known;
    const queue = new UploadQueue({ onUploaded: (file) => onUploaded(file.id) });
    queue.uploads.subscribe(() => this.#show(id, queue.uploads.read()));
    this.#queues.set(id, queue);
    return queue;
  }

  cancelAll(): void {
    for (const queue of this.#queues.values()) queue.cancelAll();
  }

  #show(id: string, uploads: readonly QueuedUpload[]): void {
    this.#waiting.update((all) => {
      const others = [...all].filter(([key]) => key !== id);
      return new Map(uploads.length > 0 ? [...others, [id, uploads]] : others);
    });
  }
}

/** Finds the first question, from 1, whose file is not uploaded, and says why. */
export function findWaitingFile(
  questions: ReadonlyArray<{ readonly id: string }>,
  waiting: WaitingFiles,
): { number: number; problem: string } | undefined {
  return questions.flatMap(({ id }, index) => {
    const problem = findUploadProblem(waiting.get(id) ?? []);
    return problem === undefined ? [] : [{ number: index + 1, problem }];
  })[0];
}
