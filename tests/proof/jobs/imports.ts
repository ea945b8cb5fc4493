import { packArchive, smallArchive } from "#tests/gateway/archives/madeArchive";
import { say } from "#tests/support/say";
import { uploadFile } from "#tests/support/uploads";
import { type Doomed, finishJobs, killInRounds, type Proving, withDatabase } from "./kills";

const writers = 6;
/** Imports that are acknowledged in a round before the gateway is killed. */
const perRound = 12;

const archive = packArchive(smallArchive());
const mutation = `mutation ($input: ImportCourseInput!) {
  result: importCourse(input: $input) { ... on CourseImportPayload { courseImport { databaseId } } }
}`;

/** The codes of acknowledged imports by their ids. */
type Acknowledged = Map<number, string>;
let last = 0;

async function importOnce({ origin, caller }: Doomed, acknowledged: Acknowledged): Promise<void> {
  last += 1;
  const code = `K${String(last).padStart(6, "0")}`;
  const { id: fileId } = await uploadFile(origin, caller, archive, { name: "course.zip" });
  const { data } = await caller.graphql(mutation, { input: { fileId, code, categoryId: 1 } });
  acknowledged.set(data.result.courseImport.databaseId, code);
}

/** How many acknowledged imports have no course, or more than one. */
async function countWrong(settings: Proving["settings"], acknowledged: Acknowledged): Promise<number> {
  const { courses, imports } = await withDatabase(settings, async (prisma) => ({
    courses: await prisma.course.findMany({ select: { code: true } }),
    imports: await prisma.courseImport.findMany({ select: { id: true, state: true } }),
  }));
  const done = new Set(imports.filter(({ state }) => state === "DONE").map(({ id }) => id));
  // A second course of an import would have got its code with a number.
  const countCourses = (code: string) => courses.filter((course) => course.code.startsWith(code)).length;
  return [...acknowledged].filter(([id, code]) => !done.has(id) || countCourses(code) !== 1).length;
}

/** Kills gateways while they import courses. */
export async function proveImports({ name, settings, rounds }: Proving): Promise<boolean> {
  const acknowledged: Acknowledged = new Map();
  await killInRounds(
    { name, settings, rounds },
    { writers, perRound, acknowledged, what: "imports", step: (doomed) => importOnce(doomed, acknowledged) },
  );
  await finishJobs(settings, ["archives.importCourse"]);
  const wrong = await countWrong(settings, acknowledged);
  say(`${name}: ${acknowledged.size} imports in ${rounds} rounds, ${wrong} lost or doubled`);
  return wrong === 0;
}
