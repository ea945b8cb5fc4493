import { fileLimits, fileMessages, findKind, type LimitedKind } from "#gateway/domains/files/contract";
import { sendRenewed } from "../relay/renewal";
import { createStore, type Readable } from "../stores/createStore";
import { sendDirect, type UploadOptions } from "./sendDirect";
import { UploadError, type UploadedFile, uploadMessages } from "./uploadedFile";

/** An upload that is not over, or has failed. */
export interface QueuedUpload {
  key: number;
  name: string;
  bytes: number;
  sent: number;
  /** Why it has failed; undefined while it waits or is sent. */
  error?: string | undefined;
  /** Whether trying again would change nothing. */
  isFinal?: boolean | undefined;
}

type Send = (file: File, sending: UploadOptions) => Promise<UploadedFile>;

/** Sends a file, in parts where it is large or one request broke off. */
const sendOnce: Send = async (file, sending) => {
  const inParts = async () => (await import("./sendResumable")).sendResumable(file, sending);
  if (file.size > fileLimits.direct) return inParts();
  return sendDirect(file, sending).catch((error: unknown) => {
    if (error instanceof UploadError && error.isBroken && !sending.signal.aborted) return inParts();
    throw error;
  });
};

/** The same, and again once the person has signed in again where the session was over. */
const sendFile: Send = (file, sending) => sendRenewed(() => sendOnce(file, sending), true);

interface Options {
  /** The greater the key, the later the file was added. */
  onUploaded: (file: UploadedFile, key: number) => void;
  /** The kind that is taken; undefined takes any. */
  findKind?: (() => LimitedKind | undefined) | undefined;
  send?: Send;
}

/** Throws for a media type of another kind; browsers do not know all types. */
function requireKind(kind: LimitedKind | undefined, mime: string): void {
  if (kind === undefined || mime === "" || findKind(mime) === kind) return;
  throw new UploadError(fileMessages.wrongKind[kind], { isFinal: true });
}

/** How many files are sent at once. */
const concurrency = 2;

interface Entry extends QueuedUpload {
  file: File;
  abort: AbortController;
  isSending: boolean;
}

/** Files that are sent one after the other, two at once; each can be cancelled and tried again. */
export class UploadQueue {
  readonly #options: Options;
  readonly #entries = createStore<readonly Entry[]>([]);
  readonly uploads: Readable<readonly QueuedUpload[]> = this.#entries;
  #last = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  add(files: readonly File[]): void {
    const added = files.map((file) => {
      this.#last += 1;
      const { name, size: bytes } = file;
      return { key: this.#last, file, name, bytes, sent: 0, abort: new AbortController(), isSending: false };
    });
    this.#entries.update((all) => [...all, ...added]);
    this.#begin();
  }

  /** Cancels an upload, or takes a failed one off the list. */
  cancel(key: number): void {
    const entry = this.#entries.read().find((item) => item.key === key);
    this.#entries.update((all) => all.filter((item) => item !== entry));
    entry?.abort.abort();
    this.#begin();
  }

  retry(key: number): void {
    this.#change(key, { error: undefined, sent: 0, abort: new AbortController() });
    this.#begin();
  }

  cancelAll(): void {
    for (const { key } of this.#entries.read()) this.cancel(key);
  }

  #change(key: number, change: Partial<Entry>): void {
    this.#entries.update((all) => all.map((item) => (item.key === key ? { ...item, ...change } : item)));
  }

  #begin(): void {
    const entries = this.#entries.read();
    const free = concurrency - entries.filter(({ isSending }) => isSending).length;
    const waiting = entries.filter(({ isSending, error }) => !isSending && error === undefined);
    for (const entry of waiting.slice(0, Math.max(0, free))) void this.#send(entry);
  }

  async #send({ key, file, abort }: Entry): Promise<void> {
    this.#change(key, { isSending: true });
    const { send = sendFile, onUploaded } = this.#options;
    const kind = this.#options.findKind?.();
    try {
      requireKind(kind, file.type);
      const onProgress = (sent: number) => this.#change(key, { sent });
      const uploaded = await send(file, { onProgress, signal: abort.signal });
      if (abort.signal.aborted) return;
      requireKind(kind, uploaded.mime);
      this.#entries.update((all) => all.filter((item) => item.key !== key));
      onUploaded(uploaded, key);
    } catch (error) {
      const { message, isFinal } =
        error instanceof UploadError ? error : { message: uploadMessages.failed, isFinal: false };
      this.#change(key, { isSending: false, error: message, isFinal });
    }
    this.#begin();
  }
}
