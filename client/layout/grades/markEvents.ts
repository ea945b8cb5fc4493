import { formatPoints } from "#gateway/domains/grades/contract";
import { formatMoment } from "~/formats/moments";

/** Something that happened to a mark, as the server says it. */
interface Event {
  kind: string;
  points?: number | null | undefined;
  outOf?: number | null | undefined;
  before?: number | null | undefined;
  question?: string | null | undefined;
  dueBefore?: string | null | undefined;
  dueAfter?: string | null | undefined;
}

const describeDue = (at: string | null | undefined): string => (at ? formatMoment(at) : "none");

/** Describes what happened to a mark; a kind that a later version adds is named as it is. */
export function describeEvent({ kind, points, outOf, before, question, ...dates }: Event): string {
  const amount =
    points == null ? "" : `${formatPoints(points)}${outOf == null ? "" : ` of ${formatPoints(outOf)}`}`;
  const change = `${before == null ? "" : `from ${formatPoints(before)} `}to ${amount}: ${question}`;
  if (kind === "MARKED" && points == null) return `Mark removed: ${question}`;
  const texts: Readonly<Record<string, string>> = {
    ENTERED: `Entered ${amount}`,
    EXCUSED: "Excused",
    TAKEN_BACK: "Entry removed",
    ACCEPTED: `Accepted with ${amount}`,
    RETURNED: "Returned for another try",
    UNDONE: "Undid the mark",
    EXTENDED: "Extended the due date",
    DUE_CHANGED: `Due date changed from ${describeDue(dates.dueBefore)} to ${describeDue(dates.dueAfter)}`,
    PLAN_CHANGED: "Due date moved with the plan of the batch",
    LATE_RULE_CHANGED: "Rule for late work changed",
    MARKED: before == null ? `Marked ${amount}: ${question}` : `Mark changed ${change}`,
    REGRADED: `Regraded ${change}`,
  };
  return texts[kind] ?? kind;
}
