import { useCallback } from "react";
import { graphql } from "react-relay";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { PublishStatus } from "#gateway/domains/courses/contract";
import type { usePublicationPublishMutation } from "~/__generated__/usePublicationPublishMutation.graphql";
import type { usePublicationUnpublishMutation } from "~/__generated__/usePublicationUnpublishMutation.graphql";
import { useMutation } from "~/relay/useMutation";
import { moveBetweenCounts } from "./courseCounts";
import { publicationMessages } from "./courseMessages";

const publishMutation = graphql`
  mutation usePublicationPublishMutation($courseId: Int!) {
    result: publishCourse(courseId: $courseId) {
      __typename
      ... on ChangedCoursePayload {
        course {
          id
          status
          updatedAt
          publishedAt
        }
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

const unpublishMutation = graphql`
  mutation usePublicationUnpublishMutation($courseId: Int!) {
    result: unpublishCourse(courseId: $courseId) {
      __typename
      ... on ChangedCoursePayload {
        course {
          id
          status
          updatedAt
          publishedAt
        }
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

interface Course {
  id: string;
  databaseId: number;
}

function showStatus(store: RecordSourceSelectorProxy, { id }: Course, status: PublishStatus): void {
  store.get(id)?.setValue(status, "status");
  moveBetweenCounts(store, status);
}

const changed = (data: { readonly result: { readonly __typename: string } } | null | undefined) =>
  data?.result.__typename === "ChangedCoursePayload";

/** Publishes a draft or takes a course back: the screen shows it at once, and takes it back when it is refused. */
export function usePublication() {
  const [publish] = useMutation<usePublicationPublishMutation>(publishMutation, publicationMessages.publish);
  const [unpublish] = useMutation<usePublicationUnpublishMutation>(
    unpublishMutation,
    publicationMessages.unpublish,
  );
  return useCallback(
    (course: Course, status: PublishStatus, onFailure: (reason: string) => void) => {
      const run = status === "PUBLISHED" ? publish : unpublish;
      return run(
        { courseId: course.databaseId },
        {
          onFailure,
          optimisticUpdater: (store) => showStatus(store, course, status),
          updater: (store, data) => {
            if (changed(data)) moveBetweenCounts(store, status);
          },
        },
      );
    },
    [publish, unpublish],
  );
}
