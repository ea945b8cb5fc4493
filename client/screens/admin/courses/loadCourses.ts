import { graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { loadCoursesQuery } from "~/__generated__/loadCoursesQuery.graphql";
import type { AddressOf } from "~/lists/listParams";
import { loadRows } from "~/lists/loadRows";
import { coursesList, coursesVariables } from "./coursesList";

const query = graphql`
  query loadCoursesQuery(
    $search: String
    $status: PublishStatus
    $categoryId: Int
    $lacking: CourseLack
    $sort: CourseSort
    $reversed: Boolean
    $first: Int
    $after: String
  ) {
    courses(
      search: $search
      status: $status
      categoryId: $categoryId
      lacking: $lacking
      sort: $sort
      reversed: $reversed
      first: $first
      after: $after
    ) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        id
        databaseId
        title
      }
    }
  }
`;

/** Reads all courses that the address matches, to select them. */
export const loadCourses = (environment: IEnvironment, address: AddressOf<typeof coursesList>) =>
  loadRows<loadCoursesQuery>(environment, {
    query,
    variables: (page) => ({ ...coursesVariables(coursesList.first(address)), ...page }),
    read: ({ courses: { nodes, pageInfo } }) => ({
      rows: nodes.map(({ id, databaseId, title }) => ({ key: id, id: databaseId, name: title })),
      next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
    }),
  });
