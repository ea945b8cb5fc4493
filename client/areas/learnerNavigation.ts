import { Award, BookOpen, ChartNoAxesColumn, ClipboardCheck, FolderKanban, Route } from "lucide-react";
import type { NavigationGroups, NavigationSection } from "./navigation";

const courses: NavigationSection = {
  to: "/learner/courses",
  label: "My Courses",
  icon: BookOpen,
  also: ["/learner/dashboard"],
};
const curriculum: NavigationSection = { to: "/learner/curriculum", label: "Curriculum", icon: Route };
const assessments: NavigationSection = {
  to: "/learner/assessments",
  label: "Assessments",
  icon: ClipboardCheck,
  also: ["/assessments"],
};
const projects: NavigationSection = {
  to: "/learner/projects",
  label: "Projects",
  icon: FolderKanban,
  also: ["/projects"],
};

const grades: NavigationSection = { to: "/learner/grades", label: "Grades", icon: ChartNoAxesColumn };
const certificates: NavigationSection = { to: "/learner/certificates", label: "Certificates", icon: Award };

/** The sidebar of the learner area. */
export const learnerNavigation: NavigationGroups = [
  [courses, curriculum, assessments, projects, grades, certificates],
];

/** The screens in the bar at the foot of a learner's phone, beside the chat. */
export const learnerTabs: readonly NavigationSection[] = [courses, curriculum, assessments];
