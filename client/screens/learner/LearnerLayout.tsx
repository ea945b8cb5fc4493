import { useEffect, useRef } from "react";
import { useRelayEnvironment } from "react-relay";
import { Outlet } from "react-router-dom";
import { useActivity } from "~/relay/activity";
import { followOtherTabs } from "./completionChannel";
import { watchLearnerSaves } from "./learnerSaves";
import { sendKeptMarks } from "./marks";

/**
 * Keeps the completions of the learner area's screens in sync between tabs, and sends them when the server is back, also
 * those of an earlier page.
 */
export function LearnerLayout() {
  useKeptMarks();
  useEffect(watchLearnerSaves, []);
  useEffect(followOtherTabs, []);
  return <Outlet />;
}

/** Sends the ticks of an earlier page once the screen is read: a read that began before them would take them back. */
function useKeptMarks(): void {
  const environment = useRelayEnvironment();
  const isReading = useActivity();
  const sent = useRef<typeof environment>(undefined);
  useEffect(() => {
    if (isReading || sent.current === environment) return;
    sent.current = environment;
    sendKeptMarks(environment);
  }, [environment, isReading]);
}
