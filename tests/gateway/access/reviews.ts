import { command, node } from "./build";
import type { FieldRow } from "./matrix";
import { byMember, ofTheTenant } from "./outcomes";

/** Asking for what the viewer is not enrolled in, or for no row at all. */
const notFound = byMember("UNAUTHENTICATED", "NOT_FOUND");

export const fields: FieldRow[] = [
  command("saveReview", `courseId: 999999, input: { rating: 5, text: "Good" }`, notFound),
  node("Review", "text", ofTheTenant),
];
