import type { ChatMessage } from "../messageData";

/** The actions for messages; the functions stay the same while the room is open. */
export interface MessageActions {
  /** Whether one can reply. */
  mayWrite: boolean;
  mayEdit: (message: ChatMessage) => boolean;
  mayDelete: (message: ChatMessage) => boolean;
  copy: (message: ChatMessage) => void;
  reply: (message: ChatMessage) => void;
  forward: (message: ChatMessage) => void;
  favourite: (message: ChatMessage, isFavourite: boolean) => void;
  edit: (message: ChatMessage) => void;
  endEdit: () => void;
  /** Returns whether it was saved. */
  saveEdit: (message: ChatMessage, text: string) => Promise<boolean>;
  remove: (message: ChatMessage) => void;
  /** Goes to a message by its id. */
  open: (id: number) => void;
}
