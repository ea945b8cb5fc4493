import { ClipboardList, FolderKanban } from "lucide-react";
import { Card } from "../ui/Card";
import { EmptyState } from "../ui/EmptyState";
import { PageHeader } from "../ui/PageHeader";
import { useScreenTitle } from "./useScreenTitle";

const screens = {
  assignment: {
    heading: "Assignment",
    icon: <ClipboardList />,
    title: "Assignment not found",
    text: "This course has no assignments yet.",
    link: { label: "All assignments", to: "..", relative: "path" },
  },
  assignments: {
    heading: "Assignments",
    icon: <ClipboardList />,
    title: "No assignments yet",
    text: "This course has no assignments. When your trainer sets one, it appears here.",
    link: { label: "Go to the topics", to: "../topics", relative: "path" },
  },
  project: {
    heading: "Project",
    icon: <FolderKanban />,
    title: "Project not found",
    text: "The institute has no projects yet.",
    link: { label: "All projects", to: "..", relative: "path" },
  },
  projects: {
    heading: "Projects",
    icon: <FolderKanban />,
    title: "No projects yet",
    text: "In a project you put your skills to use. Projects from your institute appear here.",
    link: { label: "Go to My Courses", to: "/learner/courses", relative: "route" },
  },
} as const;

/** A screen of assignments or projects, which are not built yet: says why it is empty, and offers the next step. */
export function UnbuiltScreen({ kind }: { kind: keyof typeof screens }) {
  const { heading, text, ...empty } = screens[kind];
  useScreenTitle(heading);
  return (
    <>
      <PageHeader title={heading} />
      <Card>
        <EmptyState {...empty}>{text}</EmptyState>
      </Card>
    </>
  );
}
