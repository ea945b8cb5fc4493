import type { DomainManifest } from "#gateway/graphql/manifest";
import { routes } from "./routes";
import "./answerFields";
import "./exchangeMutations";
import "./mutations";
import "./practiceMutations";

export const manifest: DomainManifest = { routes };
