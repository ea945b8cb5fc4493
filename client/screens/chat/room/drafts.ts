import { z } from "zod";
import { keptForms } from "~/forms/keptForms";
import { keptText } from "~/session/keptText";
import { outboxSchema } from "./outbox";

/** The unsent draft of a room, of each window. */
export const openDraft = keptForms<string>({ name: "chat-draft", schema: z.string() });

/** The unsaved change of a message, of each window. */
export const openChange = keptForms<string>({ name: "chat-change", schema: z.string() });

/** The messages of a room that were sent but not delivered. */
export const openUnsent = keptText({ name: "chat-unsent", place: "browser", schema: outboxSchema });
