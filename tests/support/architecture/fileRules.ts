import { listImports, readSpecifiers } from "./imports";
import { callsOutsideInOnePlace } from "./outgoingRules";
import type { SourceFile } from "./sources";
import { listTree, parse, unwrap } from "./syntax";
import { timesInRooms } from "./timeRules";

/** A rule says what is wrong with a file, or nothing. */
export type FileRule = (file: SourceFile) => string | undefined;

const domainFolder = /^gateway\/domains\/[^/]+\//;
const oneWord = /^[a-z][A-Za-z]*$/;

/**
 * The possible files of a domain: a kind, or a part of the domain and the kind (`lateCommands`); or a type
 * (`Batch`). `...Fields` add fields to types, most often another domain's.
 */
const kinds = [
  "contract",
  "rules",
  "access",
  "commands",
  "queries",
  "aggregates",
  "loaders",
  "mutations",
  "subscriptions",
  "fields",
  "jobs",
  "subjects",
  "routes",
];
const ends = kinds.map((kind) => `${kind[0]?.toUpperCase()}${kind.slice(1)}`);
const domainFileName = new RegExp(
  `^(?:index|${kinds.join("|")}|[a-z][A-Za-z]*(?:${ends.join("|")})|[A-Z][A-Za-z]*)\\.ts$`,
);
const grabBags = /^(utils?|helpers?|common|shared|misc|lib)(\.\w+)?$/;

/** A domain is one flat folder of the listed kinds: one word in camelCase, or a type in PascalCase. */
export const domainFileKinds: FileRule = ({ path }) => {
  if (!domainFolder.test(path)) return;
  const [, , folder, file, ...deeper] = path.split("/");
  if (deeper.length > 0) return "a domain has no folders of its own";
  if (!oneWord.test(folder ?? "")) return "a domain's folder is one camelCase word";
  return domainFileName.test(file ?? "") ? undefined : "none of the kinds of files that a domain has";
};

const typeFile = /\/[A-Z]\w*\.ts$/;
const declaresType =
  /\b(?:(?:value|row|node|input)Type|describedEnum|changedRow|\w+Payload)\b[<(]|\bbuilder\s*\.\w/;

/** A file with the name of a type declares one of the schema: loaders and errors have kinds of their own. */
export const typesDeclareTypes: FileRule = ({ path, text }) => {
  if (!domainFolder.test(path) || !typeFile.test(path)) return;
  return declaresType.test(text) ? undefined : "has the name of a type, and declares none";
};

const writing = /\b(?:db|tx|prisma)\.\w+\.(?:create|update|upsert|delete)\w*\(|\$executeRaw/;

/** A domain changes rows in its commands alone: a reader who looks for writes finds them by name. */
export const writesInCommands: FileRule = ({ path, text }) => {
  if (!domainFolder.test(path) || /\/(?:commands|\w+Commands)\.ts$/.test(path)) return;
  return writing.test(text) ? "writes rows, which only commands do" : undefined;
};

/** An index of a domain holds imports and the manifest, and there is no other index. */
export const indexHoldsManifest: FileRule = ({ path, text }) => {
  if (!/(^|\/)index\.tsx?$/.test(path)) return;
  if (!domainFolder.test(path)) return "a barrel: only domains have an index.ts";
  const [first = "", ...rest] = text
    .replace(/^import [^;]+;\n/gm, "")
    .trim()
    .split("\n");
  const isManifest =
    first.startsWith("export const manifest: DomainManifest = {") &&
    rest.every((line) => /^(\s|\};)/.test(line));
  return isManifest ? undefined : "an index holds imports and the manifest only";
};

/** No file exists to hand on what others hold. */
export const noBarrels: FileRule = ({ text }) => {
  if (/^export \* from/m.test(text)) return "hands on all of another file";
  const statements = text.split(";").filter((statement) => statement.trim() !== "");
  const handedOn = statements.filter((value) => /^\s*export\s+(type\s+)?\{[^}]*\}\s*from\s/.test(value));
  return handedOn.length > 0 && handedOn.length === statements.length ? "a barrel" : undefined;
};

/** No folder or file is named after nothing in particular. */
export const noGrabBags: FileRule = ({ path }) =>
  path.split("/").some((part) => grabBags.test(part)) ? "named after nothing in particular" : undefined;

/** Longer files, each with the reason why it is not divided. */
const longFiles: Readonly<Record<string, string>> = {
  "client/ui/theme.css": "a table: the colours and sizes of both themes, and what Tailwind makes of them",
  "prisma/schema/assessments.prisma": "the tables of one domain: the file's name says who may write them",
};

const countLines = (text: string): number => text.split("\n").length - 1;

/** A file is read through up to 250 lines; the sentences of one test file may take 400. */
export const lineLimit: FileRule = ({ path, text }) => {
  const lines = countLines(text);
  const isLong = lines > (path.startsWith("tests/") ? 400 : 250);
  if (path in longFiles) return isLong ? undefined : "is not long any more: take its reason away";
  return isLong ? `${lines} lines` : undefined;
};

const mayReadEnvironment = /^(gateway\/main\.ts|scripts\/|tests\/|[\w.]+\.config\.[jt]s)/;

/** The environment has one reader in the product. */
export const oneEnvironmentReader: FileRule = ({ path, text }) =>
  /process\.env\b/.test(text) && !mayReadEnvironment.test(path) ? "reads process.env" : undefined;

/** The client's folders are addressed by path, never through the gateway's. */
export const noUpwardTests: FileRule = (file) => {
  if (file.path.startsWith("tests/")) return;
  return listImports(file).some(({ to }) => to.startsWith("tests/"))
    ? "product code imports tests"
    : undefined;
};

/** Files two folders up or more are named from the top: ~/ of the client, #gateway/, #prisma/ and #tests/. */
export const aliasesUpward: FileRule = ({ text }) => {
  const upward = readSpecifiers(text).find(({ specifier }) => specifier.startsWith("../../"));
  return upward ? `imports ${upward.specifier} without an alias` : undefined;
};

const colourless = new RegExp(
  "\\b(?:bg|text|border|fill|stroke|ring|outline|divide|decoration|accent|from|via|to)-" +
    "(?:white|black|(?:red|orange|amber|yellow|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|pink|rose|gray|zinc|slate|neutral|stone)-\\d+)\\b",
);

/** The theme has colours of its own only: a class of one of Tailwind's would do nothing, and tell no one. */
export const ownColours: FileRule = ({ path, text }) =>
  path.startsWith("client/") && colourless.test(text)
    ? "uses a colour that the theme does not have"
    : undefined;

/**
 * A list of Relay's store is written by one function, but for a new node of a `@connection`: Relay's directives make its
 * edge, and skip a node that is there. `@deleteRecord` leaves empty places in lists, which screens that show them from
 * the store cannot render.
 */
export const storeListsInOnePlace: FileRule = ({ path, text }) => {
  if (!path.startsWith("client/") || path === "client/lists/changeList.ts") return;
  return /\.setLinkedRecords\(|ConnectionHandler\.(deleteNode|insertEdge)|@deleteRecord\b/.test(text)
    ? "changes a list of the store without changeList"
    : undefined;
};

/** Subscribers to a value outside React are kept by a store. */
export const subscribersInStores: FileRule = ({ path, text }) => {
  if (!path.startsWith("client/") || path.startsWith("client/stores/")) return;
  return /listeners = new Set\b/i.test(text)
    ? "keeps subscribers of its own, not a store of client/stores"
    : undefined;
};

/** Pages by plain http, as in an institute's own network, lack parts of `crypto`. */
export const noSecureCrypto: FileRule = ({ path, text }) =>
  path.startsWith("client/") && /\bcrypto\.(?:randomUUID|subtle)\b/.test(text)
    ? "uses a part of crypto that only secure pages have: nanoid makes ids"
    : undefined;

const storing = /\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b|\bdocument\.cookie\b/;

/** Storing in the browser has one keeper: where all cookies are blocked, the mere mention of it throws. */
export const oneBrowserStorage: FileRule = ({ path, text }) =>
  path.startsWith("client/") && path !== "client/stores/browserStorage.ts" && storing.test(text)
    ? "stores past client/stores/browserStorage.ts, which never throws"
    : undefined;

/** A list that a filter may empty is no SQL when it is joined: `= ANY(${ids}::int[])` takes one. */
export const noJoinedSql: FileRule = ({ path, text }) => {
  if (path.startsWith("tests/") || path === "gateway/database/unionAll.ts") return;
  const takesJoin = /import \{[^}]*\bjoin\b[^}]*\} from "[^"]*(?:generated\/prisma|sql-template-tag)/;
  return /\b(?:Prisma|Sql)\.join\(/.test(text) || takesJoin.test(text)
    ? "joins SQL of a list that may be empty: write = ANY(…::int[]), or unionAll"
    : undefined;
};

/** Texts stay as they are pasted: controls count them against their `limit` and say when they are too long. */
export const noCutTexts: FileRule = ({ path, text }) =>
  path.startsWith("client/") && /\bmaxLength(?:=|: (?!\())|\.maxLength = /.test(text)
    ? "cuts a pasted text without a word: use `limit` of TextInput and TextArea, or getLimitNotes"
    : undefined;

/** A figure of a dashboard opens one of `figureAddresses`, whose rows are compared with what it counts. */
export const figuresByAddress: FileRule = ({ path, text }) =>
  path.startsWith("client/screens/admin/dashboard/") &&
  /\b(?:to|all)(?:=\{?|: )["'`]\/admin\/[\w/-]+["'`?]/.test(text)
    ? "names the address of a list: add its figure to client/lists/figures"
    : undefined;

const seemsSpread = /\.\.\.\(*[{[]/;
const spreads = /^(?:Spread|JSXSpread)(?:Element|Attribute)$/;

/** Only values are spread: the parts of a literal stand where they belong, each to be seen. */
export const noSpreadLiterals: FileRule = (file) => {
  if (!/\.(?:tsx?|mjs)$/.test(file.path) || !seemsSpread.test(file.text)) return;
  const isSpread = listTree(parse(file)).some(
    ({ type, argument }) =>
      spreads.test(type) && /^(?:Object|Array)Expression$/.test(unwrap(argument)?.type ?? ""),
  );
  return isSpread ? "spreads a literal" : undefined;
};

/** All rules of design/architecture.md about files, by their words. */
export const fileRules: Readonly<Record<string, FileRule>> = {
  "a domain's folder holds the listed kinds of files": domainFileKinds,
  "a domain's file in PascalCase declares a type of the schema": typesDeclareTypes,
  "rows are written in commands only": writesInCommands,
  "an index.ts belongs to a domain and holds imports and its manifest only": indexHoldsManifest,
  "there are no barrels": noBarrels,
  "nothing is called utils, helpers, common or shared": noGrabBags,
  "no file is over 250 lines without a reason": lineLimit,
  "process.env is read in gateway/main.ts and tools only": oneEnvironmentReader,
  "product code imports no tests": noUpwardTests,
  "no import goes up two folders or more": aliasesUpward,
  "colours are the theme's": ownColours,
  "lists of Relay's store change by directives of connections or lists/changeList.ts": storeListsInOnePlace,
  "subscribers are kept in client/stores only": subscribersInStores,
  "the browser's storage and cookies have one keeper": oneBrowserStorage,
  "no list that may be empty is joined to SQL": noJoinedSql,
  "no literal is spread": noSpreadLiterals,
  "no control cuts a pasted text": noCutTexts,
  "the client works on pages by plain http": noSecureCrypto,
  "calls to other machines go through gateway/outgoing": callsOutsideInOnePlace,
  "figures open addresses of client/lists/figures": figuresByAddress,
  "moments and numbers are written by their rooms": timesInRooms,
};
