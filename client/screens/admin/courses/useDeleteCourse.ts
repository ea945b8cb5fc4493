import { useCallback } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import { courseMessages } from "#gateway/domains/courses/formContract";
import type { useDeleteCourseMutation } from "~/__generated__/useDeleteCourseMutation.graphql";
import type { useDeleteCourseQuery } from "~/__generated__/useDeleteCourseQuery.graphql";
import { quietRequest } from "~/relay/network";
import { useMutation } from "~/relay/useMutation";
import { showToast } from "~/ui/toasts";

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

const texts = { success: "Successfully Deleted Course", fallback: "Unable to delete course" };

interface Removal {
  /** Takes the course out of what the store shows of it elsewhere. */
  forget?: (store: RecordSourceSelectorProxy) => void;
  onFailure: (reason: string) => void;
}

/** Deletes courses that nobody is enrolled in; for others it says why not, and attempts nothing. */
export function useDeleteCourse() {
  const environment = useRelayEnvironment();
  const [commit] = useMutation<useDeleteCourseMutation>(mutation, texts);
  /** Whether the course may be deleted; else the reason was shown. The server has the last word all the same. */
  const mayDelete = useCallback(
    async (courseId: number) => {
      const options = { fetchPolicy: "network-only", networkCacheConfig: quietRequest } as const;
      const asked = fetchQuery<useDeleteCourseQuery>(environment, enrolledQuery, { courseId }, options);
      const enrolled = await asked
        .toPromise()
        .then((data) => data?.course?.enrolledUsers.totalCount ?? 0)
        .catch(() => 0);
      if (enrolled > 0) showToast({ tone: "warning", message: courseMessages.enrolled });
      return enrolled === 0;
    },
    [environment],
  );
  const remove = useCallback(
    (courseId: number, { forget, onFailure }: Removal) =>
      commit(
        { courseId },
        {
          onFailure,
          updater: (store, data) => {
            if (data?.result.__typename === "DeletedCoursePayload") forget?.(store);
          },
        },
      ),
    [commit],
  );
  return { mayDelete, remove };
}
