import { CloudDownload, CloudUpload, Eye, FileText, Library, Pencil, Trash2 } from "lucide-react";
import type { MenuEntry } from "~/ui/MenuItems";
import { type CourseAct, toPublishStatus } from "./courseMessages";
import type { ActCourse } from "./useCourseActs";

type Ask = (act: CourseAct, course: ActCourse) => unknown;

/** The places of a course. */
export function coursePlaces({ databaseId }: ActCourse): MenuEntry[] {
  const address = `/admin/courses/${databaseId}`;
  return [
    { label: "View", icon: <Eye />, to: address },
    { label: "Edit", icon: <Pencil />, to: `${address}/edit` },
    { label: "Resources", icon: <Library />, to: `${address}/resources` },
    { label: "Tasks", icon: <FileText />, to: `${address}/tasks` },
  ];
}

/** What can be done to a course in its state. */
export function courseActions(course: ActCourse, ask: Ask): MenuEntry[] {
  const publication: MenuEntry =
    toPublishStatus(course.status) === "DRAFT"
      ? { label: "Publish", icon: <CloudUpload />, divided: true, onSelect: () => ask("publish", course) }
      : {
          label: "Unpublish",
          icon: <CloudDownload />,
          divided: true,
          onSelect: () => ask("unpublish", course),
        };
  return [
    publication,
    { label: "Delete", icon: <Trash2 />, tone: "danger", onSelect: () => ask("delete", course) },
  ];
}
