import { showToast } from "../ui/toasts";
import { keptText } from "./keptText";

/** A change that waits for the server. */
interface Waiting {
  /** Names the changed thing: a newer change of it takes the place of this one. */
  readonly key: string;
  /** Different for every change. */
  readonly stamp: string;
}

interface Options<Change> {
  /** The kind of changes, as in 'marks'. */
  name: string;
  /** Reads what an earlier page may have stored in another format. */
  schema: { parse: (stored: unknown) => Change[] };
}

/**
 * The changes of the signed-in person that the server has not answered, in their order. They outlast the tab, are shared
 * by all tabs, and are never another person's.
 */
export function keptChanges<Change extends Waiting>({ name, schema }: Options<Change>) {
  const openText = keptText<Change[]>({ name, place: "browser", schema });
  // Each time, since another person may have signed in.
  const open = () => openText("waiting");
  const read = (): readonly Change[] => open().read() ?? [];
  const write = (changes: Change[]) => (changes.length > 0 ? open().write(changes) : open().drop());
  return {
    read,
    /** Keeps a change after all others, in place of an earlier one of the same key. */
    put: (change: Change) => write([...read().filter(({ key }) => key !== change.key), change]),
    /** Forgets a change that was answered; a newer one of the same key stays. */
    drop: ({ stamp }: Waiting) => write(read().filter((change) => change.stamp !== stamp)),
    /** Whether a change still waits: another tab may have sent it, or changed it again. */
    isWaiting: ({ stamp }: Waiting): boolean => read().some((change) => change.stamp === stamp),
  };
}

/** Tells that a change waits for the connection. */
export const showWaiting = (): void =>
  void showToast({
    tone: "warning",
    title: "You are offline",
    message: "Your changes are kept and will be sent when you're back online.",
  });
