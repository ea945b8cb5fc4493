/** The most files that a folder may hold, those of its folders included. */
const folderLimits: Readonly<Record<string, number>> = { "client/screens/admin": 300 };

/** The folders that hold more files than they may. */
export const overfullFolders = (paths: readonly string[]): string[] =>
  Object.entries(folderLimits).flatMap(([folder, limit]) => {
    const files = paths.filter((path) => path.startsWith(`${folder}/`)).length;
    return files > limit ? [`${folder} holds ${files} files, ${limit} at most`] : [];
  });

const foldersIn = (paths: readonly string[], parent: string): string[] => [
  ...new Set(
    paths.flatMap((path) => {
      const [folder, ...rest] = path.startsWith(`${parent}/`) ? path.slice(parent.length + 1).split("/") : [];
      return folder !== undefined && rest.length > 0 ? [folder] : [];
    }),
  ),
];

/** Folders of tests that mirror no folder, each with what it is about. */
const ownTests: Readonly<Record<string, string>> = {
  access: "who may ask for each field and call, of all domains",
  crawl: "what each right lets its holder read and change, asked of the whole schema",
  demo: "the demo data, which prisma/demo makes",
  privacy: "what learners learn of each other, in every domain",
};

/** The domains that have no test in a folder of their name. */
export function untestedDomains(paths: readonly string[]): string[] {
  const tested = new Set(
    foldersIn(
      paths.filter((path) => path.endsWith(".test.ts")),
      "tests/gateway",
    ),
  );
  return foldersIn(paths, "gateway/domains").filter((domain) => !tested.has(domain));
}

/** The folders of tests that are named after no folder of the gateway and no domain. */
export function strayTests(paths: readonly string[]): string[] {
  const mirrored = new Set([...foldersIn(paths, "gateway"), ...foldersIn(paths, "gateway/domains")]);
  return foldersIn(paths, "tests/gateway").filter((name) => !mirrored.has(name) && !(name in ownTests));
}
