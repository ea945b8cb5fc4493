import { readStored, type StoragePlace, writeStored } from "../stores/browserStorage";
import { getKeptKey, getOwner, type KeptOwner } from "./keptStorage";
import { currentSession } from "./sessionStore";
import { storedTenantId } from "./storage";

interface Options<Value> {
  /** The kind of text, as in 'lesson'. */
  name: string;
  place: StoragePlace;
  /** Reads what an earlier page may have stored in another format. */
  schema: { parse: (stored: unknown) => Value };
}

/** The unsaved text of one thing. It belongs to the person who was signed in when it was opened. */
export interface KeptText<Value> {
  /** Returns what is kept; null if there is nothing, or it is invalid. */
  readonly read: () => Value | null;
  /** Keeps a value, unless its owner has signed out since: the next person must not find it. */
  readonly write: (value: Value) => void;
  readonly drop: () => void;
  /** Whether its owner is still signed in. */
  readonly isCurrent: () => boolean;
}

function findOwner(): KeptOwner {
  const { account, settings } = currentSession();
  return getOwner(account, settings?.tenantId ?? (Number(storedTenantId()) || 0));
}

/**
 * Keeps what a person has typed and the server does not have yet. It is forgotten when the person signs out, and when
 * someone else signs in.
 */
export const keptText =
  <Value>({ name, place, schema }: Options<Value>) =>
  (id: number | string): KeptText<Value> => {
    const owner = findOwner();
    const key = getKeptKey(owner, name, id);
    const isCurrent = () => findOwner() === owner;
    return {
      isCurrent,
      read() {
        const text = isCurrent() ? readStored(key, place) : null;
        if (text === null) return null;
        try {
          return schema.parse(JSON.parse(text));
        } catch {
          return null;
        }
      },
      write(value) {
        if (isCurrent()) writeStored(key, JSON.stringify(value), place);
      },
      drop: () => writeStored(key, null, place),
    };
  };
