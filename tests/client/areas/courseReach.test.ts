import { describe, expect, it } from "vitest";
import { archiveParts } from "#gateway/domains/archives/addressContract";
import { courseRightNames } from "#gateway/domains/rightsContract";
import { shippedRights } from "#gateway/domains/roles/shippedContract";
import { staff } from "#tests/client/session/people";
import { mayOpenIn } from "~/areas/courseReach";
import { courseActions, publicationActions } from "~/screens/admin/courses/courseActs";

const trainer = { ...staff, roles: ["TRAINER"], rights: Object.keys(shippedRights.TRAINER) };
const taught = courseRightNames.filter((right) => right in shippedRights.TRAINER);
const screens = ["", "/curriculum", "/questions", "/resources/create", "/topics/2/edit", "/edit"];
const open = (reached: readonly string[]) =>
  screens.filter((screen) => mayOpenIn(trainer, `/admin/courses/1${screen}`, reached));

const course = (reachedRights: readonly string[]) => ({
  id: "Q291cnNlOjE=",
  databaseId: 1,
  title: "Made",
  status: "PUBLISHED",
  reachedRights,
});
const labels = (reached: readonly string[]) =>
  [
    ...publicationActions(course(reached), () => undefined),
    ...courseActions(course(reached), () => undefined),
  ].map(({ label }) => label);

describe("the screens of a course", () => {
  it("open to its trainer as far as the trainer's rights", () => {
    expect(open(taught)).toEqual(["", "/curriculum", "/questions", "/resources/create", "/topics/2/edit"]);
  });

  it("open to trainers of other courses to look at", () => {
    expect(open([])).toEqual(["", "/curriculum"]);
  });
});

describe("the actions of a course", () => {
  it("are those that the server would carry out", () => {
    expect(labels(courseRightNames)).toEqual(["Unpublish", "Export", "Delete"]);
    expect(labels(archiveParts)).toEqual(["Export"]);
    expect(labels([])).toEqual([]);
  });
});
