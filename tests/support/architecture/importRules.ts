import type { Import } from "./imports";

/** A rule says what is wrong with an import, or nothing. */
export type ImportRule = (item: Import) => string | undefined;

/** The floors of the gateway, from the ground up: a room imports from its own floor and those below it. */
const floors: readonly (readonly string[])[] = [
  [
    "contracts",
    "config",
    "refusal",
    "isLoopback",
    "markup",
    "packageRoot",
    "RateWindow",
    "settings",
    "startupLog",
    "serving",
  ],
  ["metrics", "tracing", "productVersion"],
  [
    "log",
    "tasks",
    "parseInput",
    "demoWarning",
    "ai",
    "files",
    "mail",
    "markdown",
    "pdf",
    "push",
    "questionFormats",
    "routes",
    "secrets",
    "zip",
  ],
  ["database"],
  ["bus", "operator", "prisma"],
  ["session", "backup", "observing"],
  ["systemSources"],
  ["gateway"],
  ["jobs"],
  ["reading"],
  ["personal"],
  ["graphql"],
  ["domains"],
  ["schema", "recurringTasks"],
  ["http"],
  ["rest", "realtime"],
  ["server", "demo", "doctor"],
  ["main"],
];

/** Libraries that one room of the gateway wraps. */
const roomOfLibrary: Readonly<Record<string, string>> = {
  nodemailer: "mail",
  harfbuzzjs: "pdf",
  pdfkit: "pdf",
  "prom-client": "metrics",
  "@opentelemetry/api": "tracing",
  saxes: "questionFormats",
};

/** The product records through the rooms of metrics and tracing, and knows nothing of their libraries. */
export const librariesInRooms: ImportRule = ({ from, to, own }) => {
  const room = own ? undefined : roomOfLibrary[to];
  if (room === undefined || !from.startsWith("gateway/") || getRoom(from) === room) return;
  return `${to} is for gateway/${room}`;
};

/** A contract or a rule is pure: it belongs to the ground, whichever folder it is in. */
function getRoom(path: string): string | undefined {
  if (isRuleFile(path)) return "contracts";
  if (path.startsWith("prisma/")) return "prisma";
  return /^gateway\/(\w+)/.exec(path)?.[1];
}

const findFloor = (room: string | undefined) => floors.findIndex((rooms) => rooms.includes(room ?? ""));

/** The floors of the client's folders, likewise. What is in no folder, and `pages`, is above all of them. */
const clientFloors: readonly (readonly string[])[] = [
  ["stores", "formats"],
  ["ui"],
  ["relay"],
  ["session"],
  ["areas"],
  ["forms", "lists", "resources"],
  ["commands", "files", "outline"],
  ["lesson"],
  ["questions", "palette"],
  ["layout"],
  ["screens"],
];

/** At most so many imports lead up, in the gateway and in the client. */
export const upwardLimit = 5;

/** The gateway's imports upward that stand, one by one: the migrations' own tool brings the database up to date. */
const standingInGateway: readonly string[] = [
  "gateway/database/bringUpToDate.ts: prisma/mergedMigrations",
  "gateway/database/bringUpToDate.ts: prisma/migrate",
  "gateway/database/bringUpToDate.ts: prisma/migrationError",
];

/** The client's: requests carry the stored token, lists name the page, and badges load the code of their screens. */
const standingInClient: readonly string[] = [
  "client/relay/liveSocket.ts: client/session/storage",
  "client/relay/network.ts: client/session/storage",
  "client/lists/ListScreen.tsx: client/layout/useScreenTitle",
  "client/layout/UnreadCount.tsx: client/screens/chat/unread/UnreadBadge",
  "client/layout/area/NotificationBell.tsx: client/screens/notifications/bell/BellCount",
];

/** The imports upward that stand. */
export const standingImports = { gateway: standingInGateway, client: standingInClient };

/** An import as it is listed. */
export const describeImport = ({ from, to }: Pick<Import, "from" | "to">): string => `${from}: ${to}`;

/** Rule 1: main -> server -> rest | realtime -> http -> schema -> domains -> graphql, never upward. */
export const downwardOnly: ImportRule = ({ from, to, own }) => {
  const [lower, upper] = [getRoom(from), getRoom(to)];
  if (!own || !from.startsWith("gateway/") || upper === undefined || lower === upper) return;
  if (standingInGateway.includes(describeImport({ from, to }))) return;
  if (findFloor(lower) < 0) return `the room ${lower} has no floor`;
  return findFloor(lower) < findFloor(upper) ? `${lower} imports upward: ${to}` : undefined;
};

const clientFolder = (path: string) => /^client\/(\w+)\//.exec(path)?.[1];

/** Rule 1 in the client: a folder imports from its own floor and those below it. */
export const clientDownwardOnly: ImportRule = ({ from, to, own }) => {
  const [lower, upper] = [clientFolder(from), clientFolder(to)];
  if (!own || lower === undefined || lower === "pages" || !to.startsWith("client/")) return;
  if (lower === upper || upper === "__generated__" || to === "client/areaAddresses") return;
  if (standingInClient.includes(describeImport({ from, to }))) return;
  const floor = clientFloors.findIndex((folders) => folders.includes(lower));
  if (floor < 0) return `the folder ${lower} has no floor`;
  const isBelow = clientFloors
    .slice(0, floor + 1)
    .flat()
    .includes(upper ?? "");
  return isBelow ? undefined : `${lower} imports upward: ${to}`;
};

interface DomainFile {
  domain: string;
  file: string;
}

function domainFile(path: string): DomainFile | undefined {
  const match = /^gateway\/domains\/(?:(\w+)\/)?(\w+?)(?:\.ts)?$/.exec(path);
  return match ? { domain: match[1] ?? "", file: match[2] ?? "" } : undefined;
}

// The parts of a contract that the first screens do not need have a file of their own: formContract.ts.
const isRuleFile = (path: string) =>
  /^(contract|\w+Contract|rules|\w+Rules)$/.test(domainFile(path)?.file ?? "");

/** Rule 2, first part: contract and rules import only zod and each other. */
export const pureContracts: ImportRule = ({ from, to, own }) => {
  if (!isRuleFile(from)) return;
  if (own ? isRuleFile(to) : to === "zod") return;
  return `contract and rules import only zod and each other, not ${to}`;
};

/** Rule 2, second part: access adds types, and who the viewer is. */
export const pureAccess: ImportRule = ({ from, to, typeOnly }) => {
  if (domainFile(from)?.file !== "access" || typeOnly) return;
  const allowed = isRuleFile(to) || domainFile(to)?.file === "access" || to === "gateway/session/viewer";
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
  "courses/choiceFields": "batches and specializations offer courses to add",
  "grades/meanLoaders": "a certificate may require a mean grade",
  "holidays/loaders": "plans, schedules and clashes leave out days without classes",
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
