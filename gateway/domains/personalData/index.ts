import type { DomainManifest } from "#gateway/graphql/manifest";
import "./mutations";
import "./userFields";

export const manifest: DomainManifest = {};
