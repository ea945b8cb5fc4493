import { customAlphabet } from "nanoid";

/** Makes the key of a new row of a form, as the server takes them: lower-case letters and digits. */
export const makeKey = customAlphabet("0123456789abcdefghijklmnopqrstuvwxyz", 12);
