import { setTimeout as pause } from "node:timers/promises";
import { fetchQuery, useLazyLoadQuery } from "react-relay";
import assignmentQuery, { type AssignmentScreenQuery } from "~/__generated__/AssignmentScreenQuery.graphql";
import lessonQuery, { type LessonScreenQuery } from "~/__generated__/LessonScreenQuery.graphql";
import { AssignmentWork } from "~/screens/learner/assignments/AssignmentWork";
import { LessonNotes } from "~/screens/learner/lesson/LessonNotes";
import { type Device, until } from "./device";
import { Page } from "./page";

/** A text that is typed: a note of a lesson, or a text that is handed in. */
export const textKinds = ["note", "draft"] as const;
export type TextKind = (typeof textKinds)[number];

/** The things that a learner writes on. */
export interface Written {
  topicId: number;
  assignmentId: number;
}

function Notes({ topicId }: Written) {
  const { topic } = useLazyLoadQuery<LessonScreenQuery>(
    lessonQuery,
    { topicId },
    { fetchPolicy: "store-only" },
  );
  return topic ? <LessonNotes topic={topic} /> : null;
}

function Work({ assignmentId }: Written) {
  const variables = { assignmentId };
  const { assignment } = useLazyLoadQuery<AssignmentScreenQuery>(assignmentQuery, variables, {
    fetchPolicy: "store-only",
  });
  return assignment ? <AssignmentWork assignment={assignment} /> : null;
}

/** Reads what a screen shows, as at the start and when it is told that something has changed. */
function read({ environment }: Page, kind: TextKind, { topicId, assignmentId }: Written): Promise<unknown> {
  const options = { networkCacheConfig: { force: true } };
  return kind === "note"
    ? fetchQuery<LessonScreenQuery>(environment, lessonQuery, { topicId }, options).toPromise()
    : fetchQuery<AssignmentScreenQuery>(environment, assignmentQuery, { assignmentId }, options).toPromise();
}

/** A window of a device, with one text to type; closed and opened again it is a new page of the device. */
export class TextWindow {
  readonly name: string;
  readonly device: Device;
  readonly #written: Written;
  #page: Page | null = null;
  #kind: TextKind = "note";

  constructor(name: string, device: Device, written: Written) {
    this.name = name;
    this.device = device;
    this.#written = written;
  }

  get isOpen(): boolean {
    return this.#page !== null;
  }

  get kind(): TextKind {
    return this.#kind;
  }

  get text(): string {
    return this.#page?.container.textContent ?? "";
  }

  get #field() {
    return this.#page?.container.querySelector("textarea") ?? null;
  }

  /** The text in the field; empty without one. */
  get typed(): string {
    return this.#field?.value ?? "";
  }

  async open(kind: TextKind): Promise<void> {
    this.close();
    const page = new Page(this.device);
    this.#page = page;
    this.#kind = kind;
    await page.run(() => read(page, kind, this.#written));
    page.show(kind === "note" ? <Notes {...this.#written} /> : <Work {...this.#written} />);
  }

  close(): void {
    this.#page?.end();
    this.#page = null;
  }

  /** The news of others arrive. */
  async hear(): Promise<void> {
    const page = this.#page;
    await page?.run(() => read(page, this.#kind, this.#written)).catch(() => undefined);
  }

  press(label: string): boolean {
    const buttons = [...(this.#page?.container.querySelectorAll("button") ?? [])];
    const button = buttons.find(({ textContent, disabled }) => textContent?.trim() === label && !disabled);
    if (button) this.#page?.run(() => button.click());
    return button !== undefined;
  }

  /** Adds a file to the draft; returns whether there is a field for it. */
  attach(name: string): boolean {
    const field = this.#page?.container.querySelector<HTMLInputElement>("input[type=file]");
    if (!field || this.#field?.readOnly) return false;
    const file = new File([`The content of ${name}`], name, { type: "text/plain" });
    Object.defineProperty(field, "files", { value: [file], configurable: true });
    this.#page?.run(() => field.dispatchEvent(new window.Event("change", { bubbles: true })));
    return true;
  }

  /** The files that this window shows as part of the draft. */
  get attached(): string[] {
    const labels = [...(this.#page?.container.querySelectorAll("button[aria-label^=Remove]") ?? [])];
    return labels.map((button) => button.getAttribute("aria-label")?.replace("Remove ", "") ?? "");
  }

  /** Whether a file is on its way. */
  get isUploading(): boolean {
    return this.#page?.container.querySelector("[aria-label=Uploads]") != null;
  }

  /** Types at the end of the text; returns whether there is a field to type in. */
  async type(text: string): Promise<boolean> {
    if (this.press("Keep both")) await pause(20);
    const field = this.#field;
    if (!field || field.readOnly) return false;
    const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
    this.#page?.run(() => {
      setValue?.call(field, field.value + text);
      field.dispatchEvent(new window.Event("input", { bubbles: true }));
    });
    return true;
  }

  /** Waits until the gateway has what is typed here, keeping both texts where two windows have typed. */
  async settle(milliseconds?: number): Promise<void> {
    const isSaved = () =>
      !this.press("Keep both") && !this.isUploading && /Saved automatically(?!, except)/.test(this.text);
    const describe = () => `${this.name} saves its ${this.kind} (${this.device.describe()}): ${this.text}`;
    await until(isSaved, describe, milliseconds);
  }
}
