import { useCallback } from "react";
import { graphql } from "react-relay";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { PublishStatus } from "#gateway/domains/courses/contract";
import { publishCourse, unpublishCourse } from "~/commands/courseCommands";
import { takeRow } from "~/lists/removeRow";
import { useMutation } from "~/relay/useMutation";
import { toPublishStatus } from "./courseMessages";

/** The arguments of the tiles' counts, as in the list's query. */
const countArguments = (status?: PublishStatus) => ({ first: 1, ...(status ? { status } : {}) });

function add(store: RecordSourceSelectorProxy, by: 1 | -1, status?: PublishStatus): void {
  const count = store.getRoot().getLinkedRecord("courses", countArguments(status));
  const before = count?.getValue("totalCount");
  if (typeof before === "number") count?.setValue(before + by, "totalCount");
}

/** Updates the counts after a course's status changed to this one. */
function moveBetweenCounts(store: RecordSourceSelectorProxy, to: PublishStatus): void {
  add(store, 1, to);
  add(store, -1, to === "DRAFT" ? "PUBLISHED" : "DRAFT");
}

/** Updates the counts after a course of this status was deleted. */
function takeFromCounts(store: RecordSourceSelectorProxy, status: PublishStatus): void {
  add(store, -1);
  add(store, -1, status);
}

interface RemoveCourseCourse {
  id: string;
  status: string;
}

/** Removes a deleted course from its list and from the tiles. */
export function removeCourse(
  store: RecordSourceSelectorProxy,
  listId: string | null,
  { id, status }: RemoveCourseCourse,
): void {
  takeRow(store, { listId, nodeId: id });
  takeFromCounts(store, toPublishStatus(status));
}

graphql`
  fragment usePublication_payload on ChangedCoursePayload {
    course {
      ...usePublication_course
    }
  }
`;

graphql`
  fragment usePublication_course on Course {
    status
    updatedAt
    publishedAt
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

/** Publishes or unpublishes a course: at once on screen. A refusal rolls it back. */
export function usePublication() {
  const [publish] = useMutation(publishCourse);
  const [unpublish] = useMutation(unpublishCourse);
  return useCallback(
    (course: Course, status: PublishStatus, onFailure: (reason: string) => void) => {
      const run = status === "PUBLISHED" ? publish : unpublish;
      return run(
        { courseId: course.databaseId },
        {
          onFailure,
          optimisticUpdater: (store) => showStatus(store, course, status),
          updater: (store, data) => {
            if (data?.result.payload) moveBetweenCounts(store, status);
          },
        },
      );
    },
    [publish, unpublish],
  );
}
