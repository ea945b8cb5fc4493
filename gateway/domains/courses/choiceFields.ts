import type { PrismaModelTypes, PrismaObjectRef } from "@pothos/plugin-prisma";
import type { Prisma } from "#gateway/database/generated/prisma/client";
import { matchField } from "#gateway/graphql/bestMatches";
import type { Types } from "#gateway/graphql/rows";
import { visibleCourses } from "./access";
import { Course } from "./Course";
import { courseFilter } from "./rules";

/** Offers courses to choose from: the best matches of title and code first. */
export const courseChoice = {
  type: Course,
  orderBy: [{ sortKey: "asc" }, { id: "asc" }],
} as const;

interface Owner<Model extends PrismaModelTypes & { Shape: { id: number } }> {
  type: PrismaObjectRef<Types, Model>;
  /** The noun for the parent, such as "batch". */
  noun: string;
  /** The courses that it does not have. */
  excluding: (id: number) => Prisma.CourseWhereInput;
}

/** Adds a field with the courses that can be added to a row. */
export function assignableCourses<Model extends PrismaModelTypes & { Shape: { id: number } }>({
  type,
  noun,
  excluding,
}: Owner<Model>): void {
  matchField(type, "assignableCourses", {
    ...courseChoice,
    description: `Courses that can be added to the ${noun}, best matches of title and code first. Requires staff.`,
    authScopes: {
      "courses.read": true,
      "batches.write": true,
      "specializations.write": true,
      "enrolments.write": true,
    },
    where: ({ id }: { id: number }, { search }, { viewer }) => ({
      AND: [excluding(id), courseFilter({ search }), visibleCourses(viewer)],
    }),
  });
}
