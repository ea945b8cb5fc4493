import type { DomainNames } from "./names";

/** A file that knows every domain, and how a new one is entered in it. */
interface CentralList {
  path: string;
  enter: (text: string, names: DomainNames) => string;
}

/** Puts a line in front of the one that a pattern finds; the formatter sorts and aligns. */
function insertBefore(text: string, pattern: RegExp, line: string): string {
  const at = text.search(pattern);
  if (at < 0) throw new Error(`nothing like ${pattern} to put "${line}" before`);
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
}

const enterManifest = (text: string, { folder, storey }: DomainNames): string => {
  const imported = insertBefore(
    text,
    /^import type \{ DomainManifest \}/m,
    `import { manifest as ${folder} } from "../domains/${folder}";`,
  );
  const line = new RegExp(`^  ${storey}: \\{`, "m");
  if (!line.test(imported)) throw new Error(`no storey is called ${storey}`);
  return imported.replace(line, (start) => `${start} ${folder},`);
};

const enterEvent = (text: string, { singularName, words }: DomainNames): string =>
  insertBefore(
    text,
    /^\}\n\nexport type BusTopic/m,
    `  /** A ${words} was created, has changed or is gone. */\n  ${singularName}Changed: { organizationId: number; ${singularName}Id: number };`,
  );

const enterRelation = (text: string, { many, Type }: DomainNames): string =>
  insertBefore(text, /^\}\n\nenum LicenseStatus/m, `  ${many} ${Type}[]`);

/** All that a new domain touches besides its own files: a test counts them. */
export const centralLists: readonly CentralList[] = [
  { path: "gateway/schema/manifests.ts", enter: enterManifest },
  { path: "gateway/bus/events.ts", enter: enterEvent },
  { path: "prisma/schema/organizations.prisma", enter: enterRelation },
];
