import { isRuleFile } from "./domainFiles";
import type { Import, ImportRule } from "./imports";

/** The floors of the gateway, from the ground up: a room imports from its own floor and those below it. */
const floors: readonly (readonly string[])[] = [
  ["outgoing"],
  [
    "contracts",
    "config",
    "refusal",
    "markup",
    "packageRoot",
    "RateWindow",
    "settings",
    "startupLog",
    "serving",
  ],
  ["metrics", "productVersion", "queues", "tracing"],
  [
    "log",
    "tasks",
    "composeTexts",
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
  ["session", "backup", "observing", "lastResort"],
  ["ports", "systemSources"],
  ["gateway"],
  ["jobs"],
  ["reading"],
  ["personal"],
  ["graphql"],
  ["domains"],
  ["schema", "recurringTasks"],
  ["http"],
  ["rest", "realtime"],
  ["requestHandlers"],
  ["router"],
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
  ["commands", "files", "mail", "outline"],
  ["lesson", "announcements"],
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
