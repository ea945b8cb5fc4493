import { useLocation } from "react-router-dom";
import { LinkTabs } from "~/ui/LinkTabs";
import { getChildScreen } from "./adminNavigation";

const screens = [
  { label: "Overview", path: "", end: true },
  { label: "Edit", path: "/edit" },
  { label: "Course curriculum", path: "/curriculum" },
  { label: "Questions", path: "/questions" },
  { label: "Course resources", path: "/resources" },
  { label: "Tasks", path: "/tasks" },
] as const;

/** The screens of the open course. */
export function CourseTabs() {
  const { id, isCourseDetail, isBatchDetail } = getChildScreen(useLocation().pathname);
  if (!isCourseDetail || isBatchDetail || id === 0) return null;
  const tabs = screens.map(({ path, ...tab }) => ({ ...tab, to: `/admin/courses/${id}${path}` }));
  return (
    <div data-noprint className="mb-6">
      <LinkTabs label="This course" tabs={tabs} />
    </div>
  );
}
