import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay";
import { Outlet } from "react-router-dom";
import { followOtherTabs } from "./completionChannel";
import { watchLearnerSaves } from "./learnerSaves";
import { sendKeptMarks } from "./marks";

/**
 * Keeps the completions of the learner area's screens in sync between tabs, and sends them when the server is back, also
 * those of an earlier page.
 */
export function LearnerLayout() {
  const environment = useRelayEnvironment();
  useEffect(() => sendKeptMarks(environment), [environment]);
  useEffect(watchLearnerSaves, []);
  useEffect(followOtherTabs, []);
  return <Outlet />;
}
