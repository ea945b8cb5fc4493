import { changedPayload } from "#gateway/graphql/payloads";
import { Curriculum } from "./Curriculum";

/** The curriculum after a change; every mutation of a curriculum returns it. */
export const CurriculumPayload = changedPayload("CurriculumPayload", {
  description: "The curriculum after the change.",
  rows: { curriculum: { type: Curriculum, id: "curriculumId", description: "The curriculum." } },
});
