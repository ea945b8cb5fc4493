import type { DomainManifest } from "#gateway/graphql/manifest";
import "./SystemCheck";
import "./organizationFields";

export const manifest: DomainManifest = {};
