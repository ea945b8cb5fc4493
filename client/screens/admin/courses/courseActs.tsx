import { CloudDownload, CloudUpload, Eye, FileDown, FileText, Library, Pencil, Trash2 } from "lucide-react";
import { useCallback, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { IEnvironment, RecordSourceSelectorProxy } from "relay-runtime";
import { archiveParts, courseArchivePath } from "#gateway/domains/archives/addressContract";
import type { PublishStatus } from "#gateway/domains/courses/contract";
import { reaches } from "~/areas/courseReach";
import { publishCourse, unpublishCourse } from "~/commands/courseCommands";
import { HollowCourse } from "~/lesson/HollowCourse";
import { takeRowEverywhere } from "~/lists/removeRow";
import { useRowFailures } from "~/lists/rowFailures";
import { useMutation } from "~/relay/useMutation";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import type { MenuEntry } from "~/ui/MenuItems";
import { useDeleteCourse } from "./useDeleteCourse";

/** Parses the gateway's status; an unknown one counts as unpublished. */
export const toPublishStatus = (status: string): PublishStatus =>
  status === "PUBLISHED" ? "PUBLISHED" : "DRAFT";

/** The actions for a course that need confirmation. */
type CourseAct = "publish" | "unpublish" | "delete";

/** The texts of each action's confirmation. */
const actionMessages: Record<CourseAct, { title: string; question: string; yes: string }> = {
  publish: {
    title: "Publish the course",
    question: "Are you sure you want to publish this course?",
    yes: "Publish",
  },
  unpublish: {
    title: "Unpublish the course",
    question: "Are you sure you want to unpublish this course?",
    yes: "Unpublish",
  },
  delete: {
    title: "Delete the course",
    question: "Are you sure you want to delete this course?",
    yes: "Yes, delete it!",
  },
};

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

/** Removes a deleted course from its lists and from the tiles. */
function removeCourse(
  store: RecordSourceSelectorProxy,
  environment: IEnvironment,
  { id, status }: RemoveCourseCourse,
): void {
  takeRowEverywhere(store, environment, { rootField: "courses", nodeId: id });
  takeFromCounts(store, toPublishStatus(status));
}

graphql`
  fragment courseActsPublication_course on Course {
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
function usePublication() {
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

/** A course that an action applies to. */
interface ActCourse {
  id: string;
  databaseId: number;
  title: string;
  status: string;
  reachedRights: readonly string[];
}

interface PendingAct {
  act: CourseAct;
  course: ActCourse;
}

/** Publishes, unpublishes and deletes courses, each after confirmation; keeps the reason when one fails. */
export function useCourseActs(onDeleted?: () => void) {
  const environment = useRelayEnvironment();
  const [asked, setAsked] = useState<PendingAct | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const { failures, fail, clear } = useRowFailures();
  const setPublication = usePublication();
  const { mayDelete, remove } = useDeleteCourse();
  const ask = async (act: CourseAct, course: ActCourse) => {
    clear(course.id);
    setRefusal(undefined);
    if (act !== "delete" || (await mayDelete(course.databaseId))) setAsked({ act, course });
  };
  const confirm = async () => {
    if (!asked) return;
    const { act, course } = asked;
    if (act === "delete") {
      const forget = (store: RecordSourceSelectorProxy) => removeCourse(store, environment, course);
      const deleted = await remove(course.databaseId, { forget, onFailure: setRefusal });
      if (!deleted) return;
      setAsked(null);
      return onDeleted?.();
    }
    setAsked(null);
    void setPublication(course, act === "publish" ? "PUBLISHED" : "DRAFT", (reason) =>
      fail(course.id, reason),
    );
  };
  return { asked, refusal, failures, ask, confirm, cancel: () => setAsked(null) };
}

/** Confirms publishing, unpublishing or deleting a course. */
export function CourseActDialog({ acts }: { acts: ReturnType<typeof useCourseActs> }) {
  if (!acts.asked) return null;
  const { act, course } = acts.asked;
  const { title, question, yes } = actionMessages[act];
  return (
    <ConfirmDialog
      open
      title={title}
      subject={course.title}
      message={
        <>
          {question}
          {act === "publish" && <HollowCourse courseId={course.databaseId} />}
        </>
      }
      confirmLabel={yes}
      tone={act === "delete" ? "danger" : "primary"}
      error={acts.refusal}
      onConfirm={acts.confirm}
      onCancel={acts.cancel}
    />
  );
}

type Ask = (act: CourseAct, course: ActCourse) => unknown;

/** The links of a course's menu. */
export function coursePlaces({ databaseId }: ActCourse): MenuEntry[] {
  const address = `/admin/courses/${databaseId}`;
  return [
    { label: "View", icon: <Eye />, to: address },
    { label: "Edit", icon: <Pencil />, to: `${address}/edit` },
    { label: "Resources", icon: <Library />, to: `${address}/resources` },
    { label: "Tasks", icon: <FileText />, to: `${address}/tasks` },
  ];
}

/** Publishes a draft, and takes a published course back; nothing without the right to. */
export function publicationActions(course: ActCourse, ask: Ask): MenuEntry[] {
  if (!reaches(course, "courses.write")) return [];
  const isDraft = toPublishStatus(course.status) === "DRAFT";
  return [
    isDraft
      ? { label: "Publish", icon: <CloudUpload />, divided: true, onSelect: () => ask("publish", course) }
      : {
          label: "Unpublish",
          icon: <CloudDownload />,
          divided: true,
          onSelect: () => ask("unpublish", course),
        },
  ];
}

/** Further actions for a course, as far as the viewer has the rights. */
export function courseActions(course: ActCourse, ask: Ask): MenuEntry[] {
  const download = courseArchivePath(course.databaseId);
  return [
    ...(reaches(course, ...archiveParts) ? [{ label: "Export", icon: <FileDown />, download }] : []),
    ...(reaches(course, "courses.write")
      ? [
          {
            label: "Delete",
            icon: <Trash2 />,
            tone: "danger" as const,
            onSelect: () => ask("delete", course),
          },
        ]
      : []),
  ];
}
