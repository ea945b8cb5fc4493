import type { Prisma } from "../database/generated/prisma/client";
import { quoteName } from "../database/quoteSql";
import type { TenantTransaction } from "../database/tenantClient";
import type { Files } from "../files/files";

/** Replaces the name of a person who was erased. */
export const erasedName = "Erased user";

/** The name of an erased account, which no one has. */
export const erasedUsername = (userId: number): string => `erased-${userId}`;

/** The address of an erased account, to which no mail is sent. */
export const erasedAddress = (userId: number): string => `${erasedUsername(userId)}@erased.invalid`;

/** The person to erase, and the database. */
export interface ErasedPerson {
  tx: TenantTransaction;
  organizationId: number;
  userId: number;
}

/** Deletes bytes that belong to no row any more. */
export type AfterErasure = (context: { files: Files }) => Promise<void>;

/** An erasure, as the domains carry it out. */
export interface Erasing extends ErasedPerson {
  now: Date;
  /** The present and former addresses, without those that another account has too. */
  addresses: readonly string[];
  /** The address of the person's picture; null for none. */
  avatarUrl: string | null;
  /** Adds what follows once the erasure is committed. */
  afterCommit: (deletion: AfterErasure) => void;
}

/** Deletes or empties a person's rows in one domain. */
export type PersonEraser = (erasing: Erasing) => Promise<void>;

/** Deletes the rows of tables whose `userId` names the person. */
export const eraseRows =
  (...tables: readonly Prisma.ModelName[]): PersonEraser =>
  async ({ tx, organizationId, userId }) => {
    for (const table of tables)
      await tx.$executeRawUnsafe(
        `DELETE FROM ${quoteName(table)} WHERE "organizationId" = $1::int AND "userId" = $2::int`,
        organizationId,
        userId,
      );
  };

/** The erasers of all domains; the manifests fill it. */
const erasers: PersonEraser[] = [];

/** Adds the eraser of a domain, which runs before those of the domains that it stands on. */
export const addPersonEraser = (eraser: PersonEraser): void => {
  erasers.unshift(eraser);
};

/** Erases a person's rows in every domain. */
export async function eraseInDomains(erasing: Erasing): Promise<void> {
  for (const erase of erasers) await erase(erasing);
}
