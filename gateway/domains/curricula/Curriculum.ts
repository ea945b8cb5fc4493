import { optional, required, toArgs } from "#gateway/graphql/arguments";
import { describedEnum } from "#gateway/graphql/enums";
import { listQuery } from "#gateway/graphql/lists";
import { findQuery, rowQuery } from "#gateway/graphql/queryFields";
import { relatedColumn } from "#gateway/graphql/relatedColumn";
import { nodeType } from "#gateway/graphql/types";
import { PublishStatus } from "../courses/Course";
import { inOrder, sameText } from "../rules";
import { visibleCurricula } from "./access";
import type { CurriculumSort as CurriculumSortName } from "./contract";
import { curriculumFilter, curriculumOrder } from "./rules";

export const Curriculum = nodeType("Curriculum", {
  description: "An outline from which courses are created. Drafts are visible to staff only.",
  visible: visibleCurricula,
  readers: "public",
  columns: {
    title: "At most 100 characters; unique in the organization.",
    description: "At most 500 characters; may be empty.",
    price: "Whole rupees; null or 0 for free.",
    duration: "Minutes, 1 to 1000.",
    level: "The level.",
    imageUrl: "URL of the picture; null shows a generated cover.",
    status: "Whether learners see it.",
    authorName: "The author.",
    trainerId: "The trainer's id; null without a trainer.",
    updatedAt: "When it last changed.",
  },
  relations: {
    trainer: "The trainer; null without a trainer.",
    modules: { description: "Its modules, in order.", orderBy: inOrder },
  },
  fields: (t) => ({
    trainerName: t.string({
      nullable: true,
      description: "The trainer's name.",
      ...relatedColumn("trainer", "name"),
    }),
    objectives: t.stringList({
      description: "The learning objectives, in order.",
      select: { objectives: { orderBy: inOrder, select: { text: true } } },
      resolve: ({ objectives }) => objectives.map(({ text }) => text),
    }),
  }),
});

const CurriculumSort = describedEnum<CurriculumSortName>(
  "CurriculumSort",
  "The order of a list of curricula.",
  {
    TITLE: "By title.",
    CREATED: "In order of creation, oldest first.",
    STATUS: "Drafts first, then by title.",
  },
);

const filterArguments = toArgs({
  search: optional("String", "Words that its texts must contain; at most 100 characters count."),
  status: optional(PublishStatus, "Curricula of this status only."),
});

listQuery("curricula", {
  type: Curriculum,
  description: "The curricula that the viewer can see.",
  readers: "public",
  args: filterArguments,
  where: curriculumFilter,
  visible: visibleCurricula,
  orderBy: { type: CurriculumSort, byDefault: "TITLE", order: curriculumOrder },
});

rowQuery("curriculum", {
  type: Curriculum,
  row: "curriculum",
  description: "A curriculum by id; null when there is none that the viewer may see.",
  readers: "public",
  visible: visibleCurricula,
});

findQuery("curriculumByTitle", {
  type: Curriculum,
  description: "A curriculum by its title, ignoring case; null when there is none that the viewer may see.",
  readers: "public",
  args: toArgs({ title: required("String", "The curriculum's title.") }),
  where: ({ title }) => ({ title: sameText(title) }),
  visible: visibleCurricula,
});
