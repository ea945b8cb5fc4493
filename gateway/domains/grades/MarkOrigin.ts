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
    possible: value("Float", "The most that they could be."),
    penalty: nullable("Int", "Of work: the percentage that lateness took off; null for others."),
    daysLate: nullable("Int", "Of work: started days after what was due; null for others."),
    attempt: nullable("Int", "Of an exam: the attempt that counts, from 1; null for others."),
    attempts: nullable("Int", "Of an exam: how many attempts have ended; null for others."),
    countsLast: nullable(
      "Boolean",
      "Of an exam: whether the last attempt counts, not the best; null for others.",
    ),
    at: nullable("DateTime", "When the work was handed in, or the attempt ended; null for progress."),
  },
});
