import { domainFile, isRuleFile } from "./domainFiles";
import { clientDownwardOnly, downwardOnly, librariesInRooms } from "./floorRules";
import type { ImportRule } from "./imports";
import { storeysDownward } from "./storeyRules";

/** Rule 2, first part: contract and rules import only zod and each other. */
export const pureContracts: ImportRule = ({ from, to, own }) => {
  if (!isRuleFile(from)) return;
  if (own ? isRuleFile(to) : to === "zod") return;
  return `contract and rules import only zod and each other, not ${to}`;
};

/** The viewer, and the declarations of manifests to lower floors. */
const knownToAccess = /^gateway\/(session\/viewer|ports\/notificationSubjects)$/;

/** Rule 2, second part: access adds types, who the viewer is, and what the manifests declare. */
export const pureAccess: ImportRule = ({ from, to, typeOnly }) => {
  if (domainFile(from)?.file !== "access" || typeOnly) return;
  const allowed = isRuleFile(to) || domainFile(to)?.file === "access" || knownToAccess.test(to);
  return allowed ? undefined : `access decides without ${to}`;
};

/** Rule 2, third part: commands know nothing of the schema. */
export const commandsWithoutBuilder: ImportRule = ({ from, to, typeOnly }) => {
  if (!/^(commands|\w+Commands)$/.test(domainFile(from)?.file ?? "") || typeOnly) return;
  return /^gateway\/(graphql|schema)\//.test(to)
    ? `commands know nothing of the schema, not ${to}`
    : undefined;
};

const openToOthers = /^(contract|\w+Contract|rules|\w+Rules|access|commands|\w+Commands|[A-Z]\w*)$/;

/** Files of other kinds that are for other domains as well, each with the reason. */
export const openFiles: Readonly<Record<string, string>> = {
  "assignments/ownWorkLoaders": "a submission is of what its learner was given",
  "batchCourses/topicAggregates": "a plan counts the topics that its course has",
  "courses/courseLoaders": "a post shows the course that its reader may see",
  "courses/choiceFields": "batches and specializations offer courses to add",
  "grades/meanLoaders": "a certificate may require a mean grade",
  "submissions/latenessLoaders": "a mark counts by the dates that hold now, in a grade too",
  "holidays/loaders": "plans, schedules and clashes leave out days without classes",
  "users/metLoaders": "who may see an account's address holds wherever it is shown",
};

/** Rule 3: of another domain, its type, contract, rules, access and commands only, and its open files. */
export const openParts: ImportRule = ({ from, to }) => {
  const importer = domainFile(from);
  const imported = domainFile(to);
  if (!importer || !imported || importer.domain === imported.domain) return;
  const isOpen = openToOthers.test(imported.file) || `${imported.domain}/${imported.file}` in openFiles;
  return isOpen ? undefined : `${to} is not for other domains`;
};

/** Of the domains, REST knows the contracts that judge a body, and what a day is. */
const isKnownToRest = (path: string) =>
  /^gateway\/domains\/((\w+\/)?(contract|\w+Contract)|rules)$/.test(path);

const isRoutes = (path: string) => /^(routes|\w+Routes)$/.test(domainFile(path)?.file ?? "");

/** Rule 4: REST calls are documents, and forms over the contracts. */
export const restIsDocuments: ImportRule = ({ from, to, own }) => {
  if (isKnownToRest(to)) return;
  if (isRoutes(from))
    return own && !isRoutes(to) && !to.startsWith("gateway/routes/")
      ? `routes reach past the schema: ${to}`
      : undefined;
  if (!/^gateway\/(rest|routes)\//.test(from)) return;
  const isDatabase = to.startsWith("gateway/database/") || /prisma/.test(to);
  return to.startsWith("gateway/domains/") || isDatabase ? `rest/ reaches past the schema: ${to}` : undefined;
};

/** Rule 5, first part: the client knows the gateway by its contracts. */
export const clientKnowsContracts: ImportRule = ({ from, to, own }) => {
  if (!from.startsWith("client/") || !own || to.startsWith("client/")) return;
  return /^gateway\/domains\/(\w+\/)?(contract|\w+Contract)$/.test(to)
    ? undefined
    : `the client imports ${to}`;
};

/** Rule 5, second part: the kit and the formats know no data. */
export const kitWithoutRelay: ImportRule = ({ from, to }) => {
  if (!/^client\/(ui|formats)\//.test(from)) return;
  return /relay/.test(to) ? `${from.split("/")[1]}/ imports no Relay, not ${to}` : undefined;
};

const screensFolder = (path: string) => /^client\/screens\/(.+)\/[^/]+$/.exec(path)?.[1];

const isWithin = (folder: string, outer: string) => folder === outer || folder.startsWith(`${outer}/`);

/** Rule 5, third part: at every depth, a screen knows what is above it and within it, and no sibling. */
export const siblingsApart: ImportRule = ({ from, to }) => {
  const [importer, imported] = [screensFolder(from), screensFolder(to)];
  if (importer === undefined || imported === undefined) return;
  if (isWithin(importer, imported) || isWithin(imported, importer)) return;
  return `${importer} imports ${to}`;
};

/** Domains say how they are read by aggregates, and through the builders of gateway/graphql. */
export const readingByAggregates: ImportRule = ({ from, to }) => {
  if (!from.startsWith("gateway/domains/") || !to.startsWith("gateway/reading/")) return;
  return to === "gateway/reading/aggregates" ? undefined : `domains know nothing of plans, not ${to}`;
};

/** All rules of design/architecture.md about imports, by their words. */
export const importRules: Readonly<Record<string, ImportRule>> = {
  "imports in the gateway lead down, never up": downwardOnly,
  "a domain imports from its own storey and those below": storeysDownward,
  "imports between the client's folders lead down, never up": clientDownwardOnly,
  "contract and rules import only zod and each other": pureContracts,
  "access adds only types and the viewer": pureAccess,
  "commands never import the schema": commandsWithoutBuilder,
  "a domain uses another's type, contract, rules, access and commands only": openParts,
  "routes and rest/ import of domains/ the contracts only, and no database": restIsDocuments,
  "the client imports only contracts of the gateway": clientKnowsContracts,
  "ui/ and formats/ import no Relay": kitWithoutRelay,
  "sibling screens and areas do not import each other": siblingsApart,
  "prom-client and OpenTelemetry have one room each": librariesInRooms,
  "domains import only aggregates of gateway/reading": readingByAggregates,
};
