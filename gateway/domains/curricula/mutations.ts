import { inputType, optional, required, rowId, toArgs } from "#gateway/graphql/arguments";
import { staffDeletion } from "#gateway/graphql/deletions";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { Level, PublishStatus } from "../courses/Course";
import { OutlineModuleInput, toCreationArgs } from "../outlines/OutlineModuleInput";
import { CurriculumPayload } from "./CurriculumPayload";
import { createCurriculum, deleteCurriculum, saveCurriculumOutline, updateCurriculum } from "./commands";
import { copyLessonsFromCourse } from "./lessonCommands";

const CurriculumInput = inputType(
  "CurriculumInput",
  {
    title: required("String", "At most 100 characters; unique, ignoring case."),
    description: optional("String", "At most 500 characters."),
    price: optional("Int", "Whole rupees, at least 0; null for free."),
    duration: required("Int", "Minutes, 1 to 1000."),
    imageUrl: optional("String", "A URL, or a path on this site; null to generate a cover."),
    status: required(PublishStatus, "DRAFT or PUBLISHED."),
    level: required(Level, "The level."),
    authorName: optional("String", "At most 100 characters; defaults to the viewer for a new curriculum."),
    trainerId: optional("Int", "The id of a member of staff; null removes the trainer."),
    objectives: optional(["String"], "The learning objectives, in order; at most 50."),
  },
  "The details of a curriculum. Fields that are left out are unchanged.",
);

const version = optional(
  "DateTime",
  "The curriculum's updatedAt when the edit began; null overwrites any version.",
);

staffMutation("createCurriculum", {
  right: "curricula.write",
  type: CurriculumPayload,
  description: "Creates a curriculum, with its outline if given. Requires staff.",
  args: toCreationArgs(CurriculumInput),
  run: createCurriculum,
});

staffMutation("updateCurriculum", {
  right: "curricula.write",
  type: CurriculumPayload,
  description:
    "Changes a curriculum, and its outline if given, in one transaction. STALE if it has changed since the version. Requires staff.",
  args: toArgs({
    curriculumId: rowId("curriculum"),
    version,
    input: required(CurriculumInput),
    modules: optional([OutlineModuleInput], "Its modules, in order; null leaves them unchanged."),
  }),
  run: updateCurriculum,
});

staffDeletion("deleteCurriculum", deleteCurriculum, {
  right: "curricula.write",
  description: "Deletes a curriculum with its outline. Requires staff.",
  payload: "A deleted curriculum.",
});

staffMutation("saveCurriculumOutline", {
  right: "curricula.write",
  type: CurriculumPayload,
  description:
    "Saves a curriculum's whole outline in its new order; missing rows are deleted. STALE if it has changed since the version. Requires staff.",
  args: toArgs({
    curriculumId: rowId("curriculum"),
    version,
    modules: required([OutlineModuleInput], "All modules, in order."),
  }),
  run: saveCurriculumOutline,
});

staffMutation("copyLessonsToCurriculum", {
  right: "curricula.write",
  type: CurriculumPayload,
  description:
    "Copies the settings and published lessons of a course, with the questions they contain, to the topics of a curriculum with the same names. INVALID if none match. Requires staff.",
  args: toArgs({ curriculumId: rowId("curriculum"), courseId: rowId("course") }),
  run: copyLessonsFromCourse,
});
