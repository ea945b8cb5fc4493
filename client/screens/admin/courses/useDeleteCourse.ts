import { useCallback } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { useDeleteCourseMutation } from "../../../__generated__/useDeleteCourseMutation.graphql";
import type { useDeleteCourseQuery } from "../../../__generated__/useDeleteCourseQuery.graphql";
import { quietRequest } from "../../../relay/network";
import { useMutation } from "../../../relay/useMutation";
import { showToast } from "../../../ui/toasts";
import { takeFromCounts } from "./courseCounts";
import { actTexts, enrolledMessage, statusOf } from "./courseTexts";

const enrolledQuery = graphql`
  query useDeleteCourseQuery($courseId: Int!) {
    course(databaseId: $courseId) {
      id
      enrolledUsers(first: 1) {
        totalCount
      }
    }
  }
`;

const mutation = graphql`
  mutation useDeleteCourseMutation($courseId: Int!) {
    result: deleteCourse(courseId: $courseId) {
      __typename
      ... on DeletedCoursePayload {
        deletedNodeId
      }
      ... on Refusal {
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

const texts = { success: actTexts.delete.done, fallback: actTexts.delete.fallback };

interface Course {
  id: string;
  databaseId: number;
  status: string;
}

function forget(store: RecordSourceSelectorProxy, listId: string | null, { id, status }: Course): void {
  const list = listId === null ? null : store.get(listId);
  const rows = list?.getLinkedRecords("nodes") ?? [];
  list?.setLinkedRecords(
    rows.filter((row) => row?.getDataID() !== id),
    "nodes",
  );
  const total = list?.getValue("totalCount");
  if (typeof total === "number") list?.setValue(total - 1, "totalCount");
  takeFromCounts(store, statusOf(status));
}

/** Deletes courses that nobody is enrolled in; for others it says why not, and attempts nothing. */
export function useDeleteCourse() {
  const environment = useRelayEnvironment();
  const [commit] = useMutation<useDeleteCourseMutation>(mutation, texts);
  /** Whether the course may be deleted; else the reason was shown. The server has the last word all the same. */
  const mayDelete = useCallback(
    async ({ databaseId }: Course) => {
      const options = { fetchPolicy: "network-only", networkCacheConfig: quietRequest } as const;
      const asked = fetchQuery<useDeleteCourseQuery>(
        environment,
        enrolledQuery,
        { courseId: databaseId },
        options,
      );
      const enrolled = await asked
        .toPromise()
        .then((data) => data?.course?.enrolledUsers.totalCount ?? 0)
        .catch(() => 0);
      if (enrolled > 0) showToast({ tone: "warning", message: enrolledMessage });
      return enrolled === 0;
    },
    [environment],
  );
  const remove = useCallback(
    (course: Course, listId: string | null, onFailure: (reason: string) => void) =>
      commit(
        { courseId: course.databaseId },
        {
          onFailure,
          updater: (store, data) => {
            if (data?.result.__typename === "DeletedCoursePayload") forget(store, listId, course);
          },
        },
      ),
    [commit],
  );
  return { mayDelete, remove };
}
