import type { DomainManifest } from "#gateway/graphql/manifest";
import "./answerFields";
import "./mutations";
import "./practiceMutations";

export const manifest: DomainManifest = {};
