import { readFileSync } from "node:fs";
import { domainFile } from "./domainFiles";
import type { ImportRule } from "./imports";

/** The domains without a manifest, by their storey: they only serve others. */
const withoutManifest: Readonly<Record<string, readonly string[]>> = {
  ground: ["lists", "pages"],
  library: ["outlines"],
};

/** The storeys of the manifests with their domains, from the ground up. */
function readStoreys(): readonly (readonly string[])[] {
  const text = readFileSync("gateway/schema/manifests.ts", "utf8");
  const listed = text.slice(text.indexOf("const storeys = {"), text.indexOf("export const manifests"));
  return [...listed.matchAll(/^ {2}(\w+): \{([^}]*)\}/gm)].map(([, name = "", domains = ""]) => [
    ...(domains.match(/\w+/g) ?? []),
    ...(withoutManifest[name] ?? []),
  ]);
}

const storeys = readStoreys();

const findStorey = (domain: string): number => storeys.findIndex((domains) => domains.includes(domain));

/** The folder of a domain's file; undefined for what all domains share. */
const findDomain = (path: string): string | undefined => {
  const domain = domainFile(path)?.domain;
  return domain === "" || domain === "generated" ? undefined : domain;
};

/** A storey imports from below only, contracts and types included: what it needs from above comes by a port. */
export const storeysDownward: ImportRule = ({ from, to }) => {
  const [importer, imported] = [findDomain(from), findDomain(to)];
  if (importer === undefined || imported === undefined || importer === imported) return;
  const [storey, other] = [findStorey(importer), findStorey(imported)];
  if (storey < 0) return `the domain ${importer} has no storey`;
  return storey < other ? `${importer} imports up a storey: ${to}` : undefined;
};
