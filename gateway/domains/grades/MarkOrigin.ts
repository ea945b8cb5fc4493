import { describedEnum } from "#gateway/graphql/enums";
import { nullable, value } from "#gateway/graphql/fields";
import { valueType } from "#gateway/graphql/types";
import type { MarkOriginRow } from "./originLoaders";

const MarkOriginKind = describedEnum<MarkOriginRow["kind"]>(
  "MarkOriginKind",
  "Kind of source from which a mark is calculated.",
  {
    WORK: "Work that was accepted.",
    EXAM: "An attempt at an exam.",
    PROGRESS: "The topics of the course.",
  },
);

export const MarkOrigin = valueType<MarkOriginRow>("MarkOrigin", {
  description: "The source from which a mark is calculated, before it is scaled to the item's points.",
  readers: "signedIn",
  values: {
    kind: value(MarkOriginKind, "Kind of source."),
    earned: value("Float", "Points of the work, marks of the attempt, or topics that are completed."),
    counted: value("Float", "The part of them that counts: for work, after the late penalty."),
    possible: value("Float", "The most that is possible."),
    penalty: nullable("Int", "For work: the late penalty in percent; null for others."),
    daysLate: nullable("Int", "For work: started days after the due date; null for others."),
    attempt: nullable("Int", "For an exam: the attempt that counts, from 1; null for others."),
    attempts: nullable("Int", "For an exam: number of finished attempts; null for others."),
    countsLast: nullable(
      "Boolean",
      "For an exam: whether the last attempt counts, not the best; null for others.",
    ),
    at: nullable("DateTime", "When the work was handed in, or the attempt ended; null for progress."),
  },
});
