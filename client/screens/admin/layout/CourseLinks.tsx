import { useId } from "react";
import { NavLink } from "react-router";
import { classNames } from "../../../ui/classNames";

const screens = [
  { label: "Overview", path: "" },
  { label: "Edit", path: "/edit" },
  { label: "Course curriculum", path: "/curriculum" },
  { label: "Questions", path: "/questions" },
  { label: "Course resources", path: "/resources" },
  { label: "Tasks", path: "/tasks" },
] as const;

const look = ({ isActive }: { isActive: boolean }) =>
  classNames(
    "touch flex items-center rounded-md px-2.5 py-1.5 text-sm font-medium -outline-offset-2! transition-colors",
    isActive ? "bg-hover text-ink" : "text-soft hover:bg-hover hover:text-ink",
  );

/** The screens of the course that is open. */
export function CourseLinks({ courseId }: { courseId: number }) {
  const id = useId();
  return (
    <div>
      <p id={id} className="px-2.5 pb-1 text-xs font-medium text-muted">
        This course
      </p>
      <ul aria-labelledby={id} className="grid gap-0.5">
        {screens.map(({ label, path }) => (
          <li key={label}>
            <NavLink end={path === ""} to={`/admin/courses/${courseId}${path}`} className={look}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
