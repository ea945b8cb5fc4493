import { useCallback } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import { courseMessages } from "#gateway/domains/courses/formContract";
import type { useDeleteCourseQuery } from "~/__generated__/useDeleteCourseQuery.graphql";
import { deleteCourse } from "~/commands/courseCommands";
import { quietRequest } from "~/relay/network";
import { readOnce } from "~/relay/readOnce";
import { useMutation } from "~/relay/useMutation";
import { showToast } from "~/ui/toasts";

const enrolledQuery = graphql`
  query useDeleteCourseQuery($courseId: Int!) {
    course(databaseId: $courseId) { id learnerCount }
  }
`;

interface Removal {
  /** Removes the course from other lists in the store. */
  forget?: (store: RecordSourceSelectorProxy) => void;
  onFailure: (reason: string) => void;
}

/** Deletes courses without enrolments; for others it shows why that is not possible. */
export function useDeleteCourse() {
  const environment = useRelayEnvironment();
  const [commit] = useMutation(deleteCourse);
  /** Returns whether the course may be deleted, or shows the reason. The server checks it again. */
  const mayDelete = useCallback(
    async (courseId: number) => {
      const variables = { courseId };
      const data = await readOnce<useDeleteCourseQuery>(environment, enrolledQuery, variables, quietRequest);
      const enrolled = data?.course?.learnerCount ?? 0;
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
            if (data && !data.result.refusal) forget?.(store);
          },
        },
      ),
    [commit],
  );
  return { mayDelete, remove };
}
