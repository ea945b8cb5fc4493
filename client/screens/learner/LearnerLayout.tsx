import { useEffect } from "react";
import { Outlet } from "react-router-dom";
import { LinkTabs } from "../../ui/LinkTabs";
import { LearnerPalette } from "./LearnerPalette";
import { watchConnection } from "./learnerSaves";
import { followOtherTabs } from "./tickChannel";

const places = [
  { to: "/learner/courses", label: "My Courses", alias: "/learner/dashboard" },
  { to: "/learner/curriculum", label: "Curriculum" },
  { to: "/learner/assessments", label: "Assessments" },
  { to: "/learner/projects", label: "Projects" },
];

/** What all screens of the learner area share: the ways between them, and ticks that stay in step. */
export function LearnerLayout() {
  useEffect(watchConnection, []);
  useEffect(followOtherTabs, []);
  return (
    <>
      <div className="-mt-5 mb-6 flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <LinkTabs label="Learner area" tabs={places} />
        </div>
        <LearnerPalette places={places} />
      </div>
      <div data-content tabIndex={-1} className="outline-none">
        <Outlet />
      </div>
    </>
  );
}
