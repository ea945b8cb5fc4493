import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router-dom";
import { isUnsent } from "~/forms/Autosave";
import { resultAddress } from "~/screens/learner/assessmentAddresses";
import { useStore } from "~/stores/createStore";
import type { AnswerAutosave, LocalAnswers } from "./AnswerAutosave";
import type { AnsweredQuestion, CrossedAnswers } from "./attemptAnswers";
import { refreshAttempt } from "./attemptQuery";
import type { WaitingFiles } from "./attemptUploads";
import type { SecondsLeft } from "./serverClock";
import { getSitting, type Sitting } from "./sitting";
import { useLiveAttempt } from "./useLiveAttempt";

interface Attempt {
  readonly databaseId: number;
  readonly secondsLeft: SecondsLeft;
  readonly isFinished: boolean;
  readonly assessment: { readonly databaseId: number };
  readonly questions: readonly AnsweredQuestion[];
}

/** An attempt with this tab's state of it. */
export interface ActiveSitting {
  sitting: Sitting;
  kept: LocalAnswers;
  crossed: CrossedAnswers;
  files: WaitingFiles;
  /**
   * Ends the attempt when its time is over: sends unsaved answers and asks the server. Returns whether it has ended.
   */
  endTime: () => Promise<boolean>;
}

/** The attempt's answers and clock, refetched when the tab becomes visible again or an answer is refused. */
export function useSitting(attempt: Attempt): ActiveSitting {
  const { databaseId: attemptId, secondsLeft, isFinished } = attempt;
  const environment = useRelayEnvironment();
  const [sitting] = useState(() => getSitting(environment, attemptId, secondsLeft));
  const { clock, answers, uploads } = sitting;
  const { keeper } = answers;
  const kept = useStore(keeper.kept);
  const crossed = useStore(answers.crossed);
  const files = useStore(uploads.waiting);
  const navigate = useNavigate();
  const assessmentId = attempt.assessment.databaseId;
  const refresh = useCallback(() => refreshAttempt(environment, attemptId), [environment, attemptId]);
  const endTime = useCallback(async () => {
    keeper.flush();
    return refresh();
  }, [keeper, refresh]);
  const takeOver = useEffectEvent(() => answers.takeOver(attempt.questions));
  useEffect(() => takeOver(), []);
  const refusals = [...kept.values()].filter(({ state }) => state === "refused").length;
  // Another browser may have submitted, or the time may be over: ask the server.
  useEffect(() => {
    if (refusals > 0) void refresh();
  }, [refusals, refresh]);
  useLiveAttempt({ attemptId, clock, answers, onCatchUp: () => void refresh() });
  // The result replaces the questions in the history.
  useEffect(() => {
    if (isFinished) void navigate(resultAddress(assessmentId, attemptId), { replace: true });
  }, [isFinished, navigate, assessmentId, attemptId]);
  useReturn(keeper, refresh);
  useDeparture(keeper, files.size > 0 || [...kept.values()].some(isUnsent));
  return { sitting, kept, crossed, files, endTime };
}

/** Runs when the tab or the connection comes back. */
function useReturn(keeper: AnswerAutosave, refresh: () => Promise<boolean>): void {
  useEffect(() => {
    const online = () => keeper.retry();
    const visible = () => {
      if (document.visibilityState === "visible") void refresh();
      else keeper.flush();
    };
    window.addEventListener("online", online);
    document.addEventListener("visibilitychange", visible);
    return () => {
      window.removeEventListener("online", online);
      document.removeEventListener("visibilitychange", visible);
    };
  }, [keeper, refresh]);
}

/** Sends waiting answers when the screen unmounts, and confirms a reload that would delay one, or end an upload. */
function useDeparture(keeper: AnswerAutosave, unsent: boolean): void {
  useEffect(() => () => keeper.flush(), [keeper]);
  useEffect(() => {
    if (!unsent) return;
    const ask = (event: BeforeUnloadEvent) => {
      keeper.flush();
      event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [keeper, unsent]);
}
