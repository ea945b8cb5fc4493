import { builder } from "#gateway/graphql/builder";
import { describedEnum } from "#gateway/graphql/enums";
import { visibleNode } from "#gateway/graphql/nodes";
import { contextMax } from "#gateway/graphql/pages";
import { rowQuery } from "#gateway/graphql/queryFields";
import type { Viewer } from "#gateway/session/viewer";
import { Level, PublishStatus } from "../courses/Course";
import { catalogueLimits } from "../courses/contract";
import { literally } from "../rules";
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
    databaseId: t.exposeInt("id", { description: "The id, used in addresses and arguments." }),
    title: t.exposeString("title", { description: "At most 100 characters; unique in the organization." }),
    description: t.exposeString("description", { description: "At most 500 characters; may be empty." }),
    price: t.exposeInt("price", { nullable: true, description: "Whole rupees; null or 0 is free." }),
    duration: t.exposeInt("duration", { description: "Minutes, 1 to 1000." }),
    level: t.expose("level", { type: Level, description: "The level." }),
    imageUrl: t.exposeString("imageUrl", {
      nullable: true,
      description: "The picture; with null the client draws a cover.",
    }),
    status: t.expose("status", { type: PublishStatus, description: "Whether learners see it." }),
    authorName: t.exposeString("authorName", { nullable: true, description: "The author." }),
    trainer: t.relation("trainer", {
      type: User,
      nullable: true,
      description: "The trainer; null without a trainer.",
    }),
    trainerId: t.exposeInt("trainerId", {
      nullable: true,
      description: "The trainer's id; null without a trainer.",
    }),
    trainerName: t.string({
      nullable: true,
      description: "The trainer's name.",
      select: { trainer: { select: { name: true } } },
      resolve: ({ trainer }) => trainer?.name ?? null,
    }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it last changed." }),
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

const filterArguments = builder.args((t) => ({
  search: t.string({ description: "Words that its texts must contain; at most 100 characters count." }),
  status: t.field({ type: PublishStatus, description: "Curricula of this status only." }),
}));

const toWhere = (args: Parameters<typeof curriculumFilter>[0], viewer: Viewer) => ({
  AND: [
    visibleCurricula(viewer),
    curriculumFilter({ ...args, search: args.search?.slice(0, catalogueLimits.search) }),
  ],
});

builder.queryField("curricula", (t) =>
  t.prismaConnection({
    type: Curriculum,
    cursor: "id",
    maxSize: contextMax,
    description: "The curricula that the viewer may see.",
    authScopes: { public: true },
    args: {
      ...filterArguments,
      sort: t.arg({ type: CurriculumSort, defaultValue: "TITLE", description: "The order." }),
      reversed: t.arg.boolean({ description: "Whether the order is reversed." }),
    },
    totalCount: (_root, args, { db, viewer }) => db.curriculum.count({ where: toWhere(args, viewer) }),
    resolve: (query, _root, args, { db, viewer }) =>
      db.curriculum.findMany({
        ...query,
        where: toWhere(args, viewer),
        orderBy: curriculumOrder(args.sort ?? "TITLE", args.reversed ?? false),
      }),
  }),
);

rowQuery("curriculum", {
  type: Curriculum,
  row: "curriculum",
  description: "A curriculum by id; null when there is none that the viewer may see.",
  authScopes: { public: true },
  visible: visibleCurricula,
});

builder.queryField("curriculumByTitle", (t) =>
  t.prismaField({
    type: Curriculum,
    nullable: true,
    description: "A curriculum by its title, ignoring case; null when there is none that the viewer may see.",
    authScopes: { public: true },
    args: { title: t.arg.string({ required: true, description: "The curriculum's title." }) },
    resolve: (query, _root, { title }, { db, viewer }) =>
      db.curriculum.findFirst({
        ...query,
        where: {
          AND: [{ title: { equals: literally(title), mode: "insensitive" } }, visibleCurricula(viewer)],
        },
      }),
  }),
);
