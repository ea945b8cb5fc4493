import type { Right } from "../roles/rightsContract";

/** The rights by which staff see why an address gets no mail: those of mail, and of accounts, who lift it. */
export const suppressionReaders = ["mail.manage", "users.manage"] as const satisfies readonly Right[];
