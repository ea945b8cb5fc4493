import { nanoid } from "nanoid";
import { z } from "zod";
import { keptText } from "../session/keptText";

const edit = z.object({
  text: z.string(),
  /** The version that the edit began from; null where there was nothing. */
  version: z.string().nullable(),
  /** When it was made, in milliseconds since 1970; undefined where it makes no difference. */
  at: z.number().optional(),
});

/** The unsaved edits of a text, by the window that made them: none takes the place of another's. */
const editsShape = z.record(z.string(), edit);

/** A text that the server does not have yet, with the version that it began from. */
export type KeptEdit = z.output<typeof edit>;

/** The copy of a text that one window keeps in this browser, in case it is closed before the server has it. */
export interface KeptEdits {
  /** Takes over an edit that an earlier window left behind; null without one. */
  readonly takeOver: () => KeptEdit | null;
  readonly write: (edit: KeptEdit) => void;
  /** Notes that the server has a text: it is forgotten, and what was typed since begins from its version. */
  readonly settle: (text: string, version: string | null) => void;
  readonly drop: () => void;
  /** The edits that windows have left, or not saved yet. */
  readonly list: () => readonly KeptEdit[];
  readonly dropAll: () => void;
  /** Whether the person whose text it is is still signed in. */
  readonly isCurrent: () => boolean;
}

/** The edits that a page holds, by the window id of each, with what lets go of them. */
type HeldEdits = Map<string, () => void>;

const heldByThisPage: HeldEdits = new Map();

/**
 * Keeps the edits of a kind of text, as in 'note', for as long as the server does not have them. A field that is shown
 * again in the same page finds its own edit before those of other windows.
 */
export function keptEdits(name: string, held: HeldEdits = heldByThisPage) {
  const openText = keptText({ name, place: "browser", schema: editsShape });
  return (id: number | string): KeptEdits => {
    const kept = openText(id);
    const windowId = nanoid();
    const replace = (edits: z.output<typeof editsShape>) => {
      if (Object.keys(edits).length === 0) kept.drop();
      else kept.write(edits);
    };
    /** This window's edit, for as long as it is unsaved. */
    let own: KeptEdit | null = null;
    // A window that opens takes over what it finds: this one is still there, and keeps its own beside it. Nothing is put
    // back where all was forgotten, as when the person signs out.
    const putBack = ({ newValue }: StorageEvent) => {
      const all = newValue === null ? null : kept.read();
      if (own && all && !all[windowId]) replace({ ...all, [windowId]: own });
    };
    const release = () => {
      own = null;
      held.delete(windowId);
      window.removeEventListener("storage", putBack);
    };
    const hold = (edit: KeptEdit) => {
      own = edit;
      held.set(windowId, release);
      window.addEventListener("storage", putBack);
      replace({ ...kept.read(), [windowId]: edit });
    };
    const drop = () => {
      release();
      const { [windowId]: _own, ...others } = kept.read() ?? {};
      replace(others);
    };
    return {
      isCurrent: kept.isCurrent,
      drop,
      settle(text, version) {
        const edit = kept.read()?.[windowId];
        if (edit?.text === text) drop();
        else if (edit) hold({ ...edit, version });
      },
      list: () => Object.values(kept.read() ?? {}),
      dropAll: kept.drop,
      write: hold,
      takeOver() {
        const all = kept.read() ?? {};
        if (all[windowId]) return all[windowId];
        const ofThisPage = Object.keys(all).find((id) => held.has(id));
        const takenId = ofThisPage ?? Object.keys(all)[0];
        const edit = takenId === undefined ? undefined : all[takenId];
        if (takenId === undefined || !edit) return null;
        held.get(takenId)?.();
        const others = Object.entries(all).filter(([id]) => id !== takenId);
        // Two windows may have kept the same.
        replace(Object.fromEntries(others.filter(([, { text }]) => text !== edit.text)));
        hold(edit);
        return edit;
      },
    };
  };
}
