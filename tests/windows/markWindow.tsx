import { fetchQuery, useLazyLoadQuery } from "react-relay";
import cellQuery, { type typedMarksQuery } from "~/__generated__/typedMarksQuery.graphql";
import { type MarkCell, MarkQueue } from "~/layout/grades/typedMarks";
import { type MarkEntry, toCellId, useMarkEntry } from "~/layout/grades/useMarkEntry";
import { type Device, until } from "./device";
import { Page } from "./page";

type Seen = NonNullable<typedMarksQuery["response"]["courseGrade"]>["cells"][number];

/** A cell of a gradebook in one page: what it shows, and the entry of marks behind it. */
interface Shown {
  entry: MarkEntry;
  cell: Seen | undefined;
}

interface DeskProps {
  place: MarkCell;
  marks: MarkQueue;
  onShow: (shown: Shown) => void;
}

function Desk({ place, marks, onShow }: DeskProps) {
  const { batchId, courseId, userId, itemKey } = place;
  const variables = { batchId, courseId, userId };
  const { courseGrade } = useLazyLoadQuery<typedMarksQuery>(cellQuery, variables, {
    fetchPolicy: "store-only",
  });
  const entry = useMarkEntry(place, marks);
  onShow({ entry, cell: courseGrade?.cells.find(({ key }) => key === itemKey) });
  return null;
}

/** A window of a trainer with one cell of a gradebook, into which marks are typed. */
export class MarkWindow {
  readonly name: string;
  readonly device: Device;
  readonly #place: MarkCell;
  #page: Page | null = null;
  #shown: Shown | null = null;

  constructor(name: string, device: Device, place: MarkCell) {
    this.name = name;
    this.device = device;
    this.#place = place;
  }

  get isOpen(): boolean {
    return this.#page !== null;
  }

  get #id(): string {
    return toCellId(this.#place.userId, this.#place.itemKey);
  }

  #read({ environment }: Page): Promise<unknown> {
    const { batchId, courseId, userId } = this.#place;
    const options = { networkCacheConfig: { force: true } };
    return fetchQuery<typedMarksQuery>(
      environment,
      cellQuery,
      { batchId, courseId, userId },
      options,
    ).toPromise();
  }

  async open(): Promise<void> {
    this.close();
    const page = new Page(this.device);
    this.#page = page;
    await page.run(() => this.#read(page));
    const onShow = (shown: Shown) => {
      if (this.#page === page) this.#shown = shown;
    };
    page.show(<Desk place={this.#place} marks={new MarkQueue()} onShow={onShow} />);
  }

  close(): void {
    this.#page?.end();
    this.#page = null;
    this.#shown = null;
  }

  async hear(): Promise<void> {
    const page = this.#page;
    await page?.run(() => this.#read(page)).catch(() => undefined);
  }

  /** The entry that the cell shows as the server's; null without one. */
  get seen(): number | null {
    return this.#shown?.cell?.entryId ?? null;
  }

  /** Types a mark as the grid does; `isEntered` is false where the window may be closed before Enter. */
  type(text: string, isEntered: boolean): boolean {
    const shown = this.#shown;
    if (!shown?.cell) return false;
    const { entry, cell } = shown;
    const { userId, itemKey } = this.#place;
    const seen = entry.pending.has(this.#id) ? "own" : (cell.entryId ?? null);
    this.#page?.run(() => {
      entry.note(userId, itemKey, text);
      if (isEntered) entry.type({ learner: { userId }, item: { maxPoints: 1_000 }, cell }, { text, seen });
    });
    return true;
  }

  /** The mark that the cell shows in red; undefined without one. */
  get refused(): string | undefined {
    return this.#shown?.entry.refused.get(this.#id)?.text;
  }

  /** Waits until nothing waits for the gateway here. */
  async settle(): Promise<void> {
    await until(
      () => this.#shown?.entry.pending.has(this.#id) === false,
      () => `${this.name} saves its mark`,
    );
  }
}
