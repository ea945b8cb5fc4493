import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { command, node, query } from "./build";
import type { FieldRow } from "./matrix";
import { byAdmin } from "./outcomes";

export async function makeNodes(prisma: PrismaClient) {
  const data = { name: "School", issuer: "https://id.test", clientId: "lectern", role: "LEARNER" };
  const provider = await prisma.identityProvider.create({ data: { ...data, organizationId: 1 } });
  return { IdentityProvider: provider.id };
}

export const fields: FieldRow[] = [
  query("signInProviders", "signInProviders { name address }", {
    visitor: "yes",
    learner: "yes",
    coordinator: "yes",
    admin: "yes",
    other: "nothing",
  }),
  query("identityProviders", "identityProviders { name isSecretSet }", byAdmin("yes", "nothing")),
  query("issuerCheck", `issuerCheck(issuer: "http://id.test") { isReached }`, byAdmin("yes", "yes")),
  node("IdentityProvider", "issuer clientId", {
    visitor: "UNAUTHENTICATED",
    learner: "FORBIDDEN",
    coordinator: "FORBIDDEN",
    admin: "yes",
    other: "nothing",
  }),
  command("deleteIdentityProvider", () => "providerId: 999999", byAdmin("NOT_FOUND", "NOT_FOUND")),
  command(
    "saveIdentityProvider",
    () => `input: { name: "", issuer: "", clientId: "", createsUsers: false, role: "LEARNER" }`,
    byAdmin("INVALID", "INVALID"),
  ),
];
