import { z } from "zod";
import { keptText } from "~/session/keptText";
import { outboxSchema } from "./outbox";

/** The unsent draft of a room. */
export const openDraft = keptText({ name: "chat-draft", place: "browser", schema: z.string() });

/** The messages of a room that were sent but not delivered. */
export const openUnsent = keptText({ name: "chat-unsent", place: "browser", schema: outboxSchema });
