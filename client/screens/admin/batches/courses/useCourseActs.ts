import { graphql } from "react-relay";
import { batchCourseMessages } from "#gateway/domains/batchCourses/formContract";
import type { useCourseActsRemoveMutation } from "~/__generated__/useCourseActsRemoveMutation.graphql";
import type { useCourseActsSyncMutation } from "~/__generated__/useCourseActsSyncMutation.graphql";
import { removeRow } from "~/lists/removeRow";
import { useMutation } from "~/relay/useMutation";
import { useConfirm } from "~/ui/useConfirm";

const syncMutation = graphql`
  mutation useCourseActsSyncMutation($batchId: Int!, $courseId: Int!) {
    result: syncBatchCourse(batchId: $batchId, courseId: $courseId) {
      ... on ChangedBatchCoursePayload @alias(as: "payload") {
        batchCourse {
          ...useLiveTopics_batchCourse
          batch {
            missingEnrolments
            ...BatchCoursesScreenBatchCourseTiles_batch
          }
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const removeMutation = graphql`
  mutation useCourseActsRemoveMutation($batchId: Int!, $courseId: Int!) {
    result: removeCourseFromBatch(batchId: $batchId, courseId: $courseId) {
      ... on RemovedBatchCoursePayload @alias(as: "payload") {
        batch {
          ...BatchCoursesScreenBatchCourseTiles_batch
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const syncTexts = { success: batchCourseMessages.synced, fallback: batchCourseMessages.syncFailed };
const removeTexts = { success: batchCourseMessages.removed, fallback: batchCourseMessages.removeFailed };

interface Row {
  readonly id: string;
  readonly courseId: number;
  readonly course: { readonly title: string };
}

interface Place {
  batchId: number;
  /** The list's id in the store. */
  listId: string;
}

/** Syncs the courses of a batch, and removes them after confirmation. */
export function useCourseActs({ batchId, listId }: Place) {
  const [commitSync] = useMutation<useCourseActsSyncMutation>(syncMutation, syncTexts);
  const [commitRemoval] = useMutation<useCourseActsRemoveMutation>(removeMutation, removeTexts);
  const removal = useConfirm(({ id: nodeId, courseId }: Row, options) =>
    commitRemoval({ batchId, courseId }, { ...options, updater: removeRow({ listId, nodeId }) }),
  );
  return {
    removal,
    sync: ({ courseId }: Row) => void commitSync({ batchId, courseId }),
    ask: removal.ask,
  };
}
