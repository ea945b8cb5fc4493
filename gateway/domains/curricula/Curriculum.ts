import { optional, required, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import type { Context } from "#gateway/graphql/context";
import { describedEnum } from "#gateway/graphql/enums";
import { expose } from "#gateway/graphql/fields";
import { listQuery } from "#gateway/graphql/lists";
import { visibleNode } from "#gateway/graphql/nodes";
import { findQuery, rowQuery } from "#gateway/graphql/queryFields";
import { PublishStatus } from "../courses/Course";
import { catalogueLimits } from "../courses/contract";
import { sameText } from "../rules";
import { User } from "../users/User";
import { visibleCurricula } from "./access";
import { CurriculumModule } from "./CurriculumModule";
import type { CurriculumSort as CurriculumSortName } from "./contract";
import { curriculumFilter, curriculumOrder } from "./rules";

const inOrder = { orderBy: [{ displayOrder: "asc" as const }, { id: "asc" as const }] };

export const Curriculum = builder.prismaNode("Curriculum", {
  description: "An outline from which courses are created. Drafts are visible to staff only.",
  ...visibleNode(visibleCurricula),
  authScopes: { public: true },
  fields: (t) => ({
    ...expose(t, {
      databaseId: "The id, used in addresses and arguments.",
      title: "At most 100 characters; unique in the organization.",
      description: "At most 500 characters; may be empty.",
      price: "Whole rupees; null or 0 is free.",
      duration: "Minutes, 1 to 1000.",
      level: "The level.",
      imageUrl: "The picture; with null the client draws a cover.",
      status: "Whether learners see it.",
      authorName: "The author.",
      trainerId: "The trainer's id; null without a trainer.",
      updatedAt: "When it last changed.",
    }),
    trainer: t.relation("trainer", {
      type: User,
      nullable: true,
      description: "The trainer; null without a trainer.",
    }),
    trainerName: t.string({
      nullable: true,
      description: "The trainer's name.",
      select: { trainer: { select: { name: true } } },
      resolve: ({ trainer }) => trainer?.name ?? null,
    }),
    objectives: t.stringList({
      description: "The learning objectives, in order.",
      select: { objectives: { ...inOrder, select: { text: true } } },
      resolve: ({ objectives }) => objectives.map(({ text }) => text),
    }),
    modules: t.relation("modules", {
      type: CurriculumModule,
      description: "Its modules, in order.",
      query: inOrder,
    }),
  }),
});

const CurriculumSort = describedEnum<CurriculumSortName>(
  "CurriculumSort",
  "The order of a list of curricula.",
  {
    TITLE: "By title.",
    CREATED: "As they were made, the first first.",
    STATUS: "Drafts first, then by title.",
  },
);

const filterArguments = toArgs({
  search: optional("String", "Words that its texts must contain; at most 100 characters count."),
  status: optional(PublishStatus, "Curricula of this status only."),
});

const toWhere = (args: Parameters<typeof curriculumFilter>[0], { viewer }: Context) => ({
  AND: [
    visibleCurricula(viewer),
    curriculumFilter({ ...args, search: args.search?.slice(0, catalogueLimits.search) }),
  ],
});

listQuery("curricula", {
  type: Curriculum,
  description: "The curricula that the viewer may see.",
  authScopes: { public: true },
  args: filterArguments,
  where: toWhere,
  orderBy: { type: CurriculumSort, byDefault: "TITLE", order: curriculumOrder },
});

rowQuery("curriculum", {
  type: Curriculum,
  row: "curriculum",
  description: "A curriculum by id; null when there is none that the viewer may see.",
  authScopes: { public: true },
  visible: visibleCurricula,
});

findQuery("curriculumByTitle", {
  type: Curriculum,
  description: "A curriculum by its title, ignoring case; null when there is none that the viewer may see.",
  authScopes: { public: true },
  args: toArgs({ title: required("String", "The curriculum's title.") }),
  where: ({ title }, { viewer }) => ({
    AND: [{ title: sameText(title) }, visibleCurricula(viewer)],
  }),
});
