import { useEffect } from "react";
import { Outlet } from "react-router-dom";
import { LinkTabs } from "~/ui/LinkTabs";
import { followOtherTabs } from "./completionChannel";
import { learnerNavigation } from "./learnerNavigation";
import { watchConnection } from "./learnerSaves";

/** The frame of the learner area: its navigation, and completions that stay in sync between tabs. */
export function LearnerLayout() {
  useEffect(watchConnection, []);
  useEffect(followOtherTabs, []);
  return (
    <>
      <div className="-mt-5 mb-6">
        <LinkTabs label="Learner area" tabs={learnerNavigation} />
      </div>
      <div data-content tabIndex={-1} className="outline-none">
        <Outlet />
      </div>
    </>
  );
}
