import type { DomainManifest } from "#gateway/graphql/manifest";
import "./Organization";
import "./mutations";
import "./subscriptions";

export const manifest: DomainManifest = {};
