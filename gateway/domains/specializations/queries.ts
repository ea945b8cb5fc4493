import type { Prisma } from "#gateway/database/generated/prisma/client";
import { optional, toArgs } from "#gateway/graphql/arguments";
import type { Context } from "#gateway/graphql/context";
import { listQuery } from "#gateway/graphql/lists";
import { rowQuery } from "#gateway/graphql/queryFields";
import { isMember } from "#gateway/session/viewer";
import { allTracks } from "../users/contract";
import { visibleEntries } from "./access";
import { Specialization } from "./Specialization";

interface Filter {
  orgCode?: string | null | undefined;
  withCourses?: boolean | null | undefined;
  ofMyTrack?: boolean | null | undefined;
}

async function readTrack({ viewer, db }: Context): Promise<string | null> {
  if (!isMember(viewer)) return null;
  const user = await db.user.findUnique({ where: { id: viewer.userId }, select: { careerTrack: true } });
  return user?.careerTrack && user.careerTrack !== allTracks ? user.careerTrack : null;
}

async function toWhere(filter: Filter, context: Context): Promise<Prisma.SpecializationWhereInput> {
  const { tenant, viewer } = context;
  if (filter.orgCode && filter.orgCode.toLowerCase() !== tenant.code.toLowerCase()) return { id: -1 };
  const track = filter.ofMyTrack ? await readTrack(context) : null;
  return {
    ...(track === null ? {} : { category: track }),
    ...(filter.withCourses ? { courses: { some: visibleEntries(viewer) } } : {}),
  };
}

listQuery("specializations", {
  type: Specialization,
  description: "The specializations of the organization, by name.",
  readers: "public",
  args: toArgs({
    orgCode: optional("String", "The organization's code; another organization's code finds nothing."),
    withCourses: optional("Boolean", "Only those with at least one course that the viewer can see."),
    ofMyTrack: optional("Boolean", "Only those of the viewer's career track, if one is set."),
  }),
  where: toWhere,
  orderBy: [{ sortKey: "asc" }, { id: "asc" }],
});

rowQuery("specialization", {
  type: Specialization,
  row: "specialization",
  description: "A specialization by id; null when there is none.",
  readers: "public",
});
