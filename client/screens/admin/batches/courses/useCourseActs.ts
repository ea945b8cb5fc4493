import { useState } from "react";
import { graphql } from "react-relay";
import { batchCourseMessages } from "#gateway/domains/batchCourses/formContract";
import type { useCourseActsRemoveMutation } from "~/__generated__/useCourseActsRemoveMutation.graphql";
import type { useCourseActsSyncMutation } from "~/__generated__/useCourseActsSyncMutation.graphql";
import { useMutation } from "~/relay/useMutation";
import { removeFromConnection } from "../removeFromConnection";

const syncMutation = graphql`
  mutation useCourseActsSyncMutation($batchId: Int!, $courseId: Int!) {
    result: syncBatchCourse(batchId: $batchId, courseId: $courseId) {
      __typename
      ... on ChangedBatchCoursePayload {
        batchCourse {
          noOfTopics
          completedTopics
          completionPercentage
          batch {
            missingEnrolments
            ...BatchCoursesScreenBatchCourseTiles_batch
          }
        }
      }
      ... on Refusal {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  }
`;

const removeMutation = graphql`
  mutation useCourseActsRemoveMutation($batchId: Int!, $courseId: Int!) {
    result: removeCourseFromBatch(batchId: $batchId, courseId: $courseId) {
      __typename
      ... on RemovedBatchCoursePayload {
        batch {
          ...BatchCoursesScreenBatchCourseTiles_batch
        }
      }
      ... on Refusal {
        ...readRefusal_refusal @alias(as: "refusal")
      }
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
  const [asked, setAsked] = useState<Row | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const [commitSync] = useMutation<useCourseActsSyncMutation>(syncMutation, syncTexts);
  const [commitRemoval] = useMutation<useCourseActsRemoveMutation>(removeMutation, removeTexts);
  const confirm = async () => {
    if (!asked) return;
    const { id: nodeId, courseId } = asked;
    const removed = await commitRemoval(
      { batchId, courseId },
      {
        onFailure: setRefusal,
        updater: (store, data) => {
          if (data?.result.__typename === "RemovedBatchCoursePayload")
            removeFromConnection(store, { listId, nodeId });
        },
      },
    );
    if (removed) setAsked(null);
  };
  return {
    asked,
    refusal,
    sync: ({ courseId }: Row) => void commitSync({ batchId, courseId }),
    ask: (row: Row) => {
      setRefusal(undefined);
      setAsked(row);
    },
    confirm,
    cancel: () => setAsked(null),
  };
}
