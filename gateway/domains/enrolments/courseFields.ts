import { builder } from "#gateway/graphql/builder";
import { contextMax } from "#gateway/graphql/pages";
import { User } from "../users/User";

builder.prismaObjectField("Course", "enrolledUsers", (t) =>
  t.prismaConnection({
    type: User,
    cursor: "id",
    maxSize: contextMax,
    description: "The users who are enrolled in the course, by name. Requires staff.",
    authScopes: { staff: true },
    totalCount: ({ id }, _args, { db }) =>
      db.user.count({ where: { enrolments: { some: { courseId: id } } } }),
    resolve: (query, { id }, _args, { db }) =>
      db.user.findMany({
        ...query,
        where: { enrolments: { some: { courseId: id } } },
        orderBy: [{ name: "asc" }, { id: "asc" }],
      }),
  }),
);
