import type { Prisma } from "#gateway/database/generated/prisma/client";
import { may, type Viewer } from "#gateway/session/viewer";
import type { Right } from "../rightsContract";

/** The rights by which staff see why an address gets no mail: those of mail, and of accounts, who lift it. */
export const suppressionReaders = ["mail.manage", "users.manage"] as const satisfies readonly Right[];

/** The reasons that a viewer may look up: by its id one reveals an address of anyone. */
export const visibleSuppressions = (viewer: Viewer): Prisma.MailSuppressionWhereInput =>
  suppressionReaders.some((right) => may(viewer, right)) ? {} : { id: -1 };
