import { expect } from "vitest";
import { startWorker } from "#gateway/jobs/worker";
import { jobHandlers } from "#gateway/schema/manifests";
import type { Caller } from "#tests/support/caller";
import type { TestGateway } from "#tests/support/gateway";
import { getFile, uploadFile } from "#tests/support/uploads";
import { command } from "../enrolments/classroom";

const isDone = "state message filesRead fileCount course { databaseId code title status }";

/** Exports and imports courses at a gateway, whose jobs are done from now on. */
export function openArchives(test: TestGateway) {
  startWorker(test.gateway, jobHandlers, { pollEvery: 20 });
  const exportCourse = async (caller: Caller, courseId: number): Promise<Buffer> => {
    const response = await getFile(test.origin, caller, `/export/courses/${courseId}.zip`);
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    return Buffer.from(await response.arrayBuffer());
  };
  const upload = async (caller: Caller, archive: Buffer) =>
    (await uploadFile(test.origin, caller, archive, { name: "course.zip" })).id;
  const check = async (caller: Caller, fileId: number) => {
    const { data, errors } = await caller.graphql(
      `query ($fileId: Int!) {
        courseArchive(fileId: $fileId) {
          summary {
            title code isCodeTaken freeCode category categoryId moduleCount topicCount lessonCount questionCount
            resourceCount fileCount fileBytes
          }
          problems { entry line message }
        }
      }`,
      { fileId },
    );
    if (errors) throw new Error(JSON.stringify(errors));
    return data.courseArchive;
  };
  const read = async (caller: Caller, importId: number) =>
    (
      await caller.graphql(`query ($id: Int!) { courseImport(databaseId: $id) { ${isDone} } }`, {
        id: importId,
      })
    ).data.courseImport;
  const start = (caller: Caller, input: object) =>
    command(
      caller,
      `mutation ($input: ImportCourseInput!) {
        result: importCourse(input: $input) {
          ... on CourseImportPayload { courseImport { databaseId } } ... on Refusal { code message }
        }
      }`,
      { input },
    );
  /** Imports an archive and waits for its end. */
  const importCourse = async (
    caller: Caller,
    input: { fileId: number; code: string; categoryId: number },
  ) => {
    const { courseImport } = await start(caller, input);
    const state = async () => (await read(caller, courseImport.databaseId)).state;
    await expect.poll(state, { timeout: 10_000 }).not.toBe("RUNNING");
    return read(caller, courseImport.databaseId);
  };
  return { exportCourse, upload, check, start, read, importCourse };
}
