import { z } from "zod";
import { keptForms } from "./keptForms";

/** Keeps a text of a kind, as in 'chat-draft', until it is sent or given up. */
export const keptTexts = (name: string) => keptForms<string>({ name, schema: z.string() });
