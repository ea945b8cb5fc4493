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

/** Keeps the edits of a kind of text, as in 'note', for as long as the server does not have them. */
export function keptEdits(name: string, makeWindowId: () => string = nanoid) {
  const openText = keptText({ name, place: "browser", schema: editsShape });
  return (id: number | string): KeptEdits => {
    const kept = openText(id);
    const windowId = makeWindowId();
    const replace = (edits: z.output<typeof editsShape>) => {
      if (Object.keys(edits).length === 0) kept.drop();
      else kept.write(edits);
    };
    const drop = () => {
      const { [windowId]: _own, ...others } = kept.read() ?? {};
      replace(others);
    };
    return {
      isCurrent: kept.isCurrent,
      drop,
      settle(text, version) {
        const own = kept.read()?.[windowId];
        if (own?.text === text) drop();
        else if (own) replace({ ...kept.read(), [windowId]: { ...own, version } });
      },
      list: () => Object.values(kept.read() ?? {}),
      dropAll: kept.drop,
      write: (own) => replace({ ...kept.read(), [windowId]: own }),
      takeOver() {
        const [first, ...others] = Object.entries(kept.read() ?? {});
        if (!first) return null;
        replace({ ...Object.fromEntries(others), [windowId]: first[1] });
        return first[1];
      },
    };
  };
}
