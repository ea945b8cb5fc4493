import { changedRow } from "#gateway/graphql/payloads";
import { Curriculum } from "./Curriculum";

/** The curriculum after a change; every mutation of a curriculum returns it. */
export const CurriculumPayload = changedRow("CurriculumPayload", "curriculum", { type: Curriculum });
