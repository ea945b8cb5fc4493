import { useLocation } from "react-router";
import { adminPlaces, childPlaceOf } from "./adminPlaces";
import { CourseLinks } from "./CourseLinks";
import { SidebarItem } from "./SidebarItem";
import { useCurrentItem } from "./useCurrentItem";

interface Props {
  collapsed?: boolean;
}

/** All ways of the admin area, and those of the course that is open. */
export function SidebarNav({ collapsed = false }: Props) {
  const at = useCurrentItem();
  const { id, isCourseDetail, isBatchDetail } = childPlaceOf(useLocation().pathname);
  const inCourse = isCourseDetail && !isBatchDetail && id > 0;
  return (
    <nav aria-label="Admin" className="grid gap-2">
      {inCourse && !collapsed && <CourseLinks courseId={id} />}
      {adminPlaces.map((group) => (
        <ul key={group[0]?.to} className="grid gap-0.5 border-line not-first:border-t not-first:pt-2">
          {group.map((place) => (
            <SidebarItem key={place.to} place={place} at={at} collapsed={collapsed} />
          ))}
        </ul>
      ))}
    </nav>
  );
}
