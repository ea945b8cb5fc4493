import { keptTexts } from "~/forms/keptTexts";
import { keptText } from "~/session/keptText";
import { outboxSchema } from "./outbox";

/** The unsent draft of a room, of each window. */
export const openDraft = keptTexts("chat-draft");

/** The unsaved change of a message, of each window. */
export const openChange = keptTexts("chat-change");

/** The messages of a room that were sent but not delivered. */
export const openUnsent = keptText({ name: "chat-unsent", place: "browser", schema: outboxSchema });
