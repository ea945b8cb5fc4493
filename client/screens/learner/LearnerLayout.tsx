import { useEffect } from "react";
import { Outlet } from "react-router-dom";
import { followOtherTabs } from "./completionChannel";
import { watchLearnerSaves } from "./learnerSaves";

/** Keeps the completions of the learner area's screens in sync between tabs, and sends them when the server is back. */
export function LearnerLayout() {
  useEffect(watchLearnerSaves, []);
  useEffect(followOtherTabs, []);
  return <Outlet />;
}
