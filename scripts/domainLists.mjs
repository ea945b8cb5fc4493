// Lists, for gateway and client alike, what domains declare in contracts of one name: the history of their changes and
// their rights. The client reads no manifest, and a list by hand would be one more to enter a domain in.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { filesIn, inRoot } from "./cachedStep.mjs";

const domainsFolder = inRoot("gateway", "domains");

const lists = [
  {
    file: "historyContract",
    declares: "history",
    exports: "histories",
    says: "Labels of the history for the changes of each domain.",
  },
  {
    file: "rightsContract",
    declares: "rights",
    exports: "declaredRights",
    says: "The rights of each domain.",
  },
];

const pathOf = ({ exports }) => join(domainsFolder, "generated", `${exports}Contract.ts`);

/** The files of the lists. */
export const listPaths = lists.map(pathOf);

/** The file that lists the domains by storey, from the ground up: readers find them in this order. */
export const storeysPath = inRoot("gateway", "schema", "manifests.ts");

function readOrder() {
  const text = readFileSync(storeysPath, "utf8");
  return text.slice(text.indexOf("const storeys = {")).match(/\w+/g) ?? [];
}

const filesOf = ({ file }) =>
  filesIn(domainsFolder).filter((path) => basename(path) === `${file}.ts` && dirname(path) !== domainsFolder);

/** The files that declare what the lists hold. */
export const listDeclaringFiles = () => lists.flatMap(filesOf);

function write(list) {
  const { file, declares, exports, says } = list;
  const order = readOrder();
  const names = filesOf(list)
    .map((path) => basename(dirname(path)))
    .sort((left, right) => order.indexOf(left) - order.indexOf(right));
  const lines = [
    ...names.map((name) => `import { ${declares} as ${name} } from "../${name}/${file}";`),
    "",
    `/** ${says} */`,
    `export const ${exports} = { ${names.join(", ")} };`,
    "",
  ];
  mkdirSync(dirname(pathOf(list)), { recursive: true });
  writeFileSync(pathOf(list), lines.join("\n"));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) lists.forEach(write);
