import type { DomainManifest } from "#gateway/graphql/manifest";
import { join } from "./commands";

export const manifest: DomainManifest = { hooks: { invitationAccepted: join } };
