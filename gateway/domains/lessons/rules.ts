import type { LessonAccess, TopicCompletion, TopicOpening } from "./contract";

/** The facts that decide whether a viewer may read a lesson. */
export interface OpeningFacts {
  isPreview: boolean;
  opening: TopicOpening;
  isEnrolled: boolean;
  /** Whether the topic before it in the course is completed; true for the first topic. */
  isPreviousCompleted: boolean;
  /** Whether the viewer is in a batch that has the course. */
  isInBatch: boolean;
  /** The earliest day on which the viewer's batches plan or have completed the topic, as YYYY-MM-DD. */
  plannedDay: string | null;
}

/** The person who wants to read it. */
interface Reader {
  isStaff: boolean;
  isSignedIn: boolean;
}

/** The day on which a topic opens; null when no day is known, or none is needed. */
export function opensOn({ opening, isPreview, isInBatch, plannedDay }: OpeningFacts): string | null {
  if (isPreview || opening !== "WITH_PLAN" || !isInBatch) return null;
  return plannedDay;
}

/** Whether a topic is open to an enrolled learner; today is asked only where the plan decides. */
export function isOpen(facts: OpeningFacts, today: () => string): boolean {
  if (facts.isPreview || facts.opening === "ALWAYS") return true;
  if (facts.opening === "IN_ORDER") return facts.isPreviousCompleted;
  if (!facts.isInBatch) return true;
  return facts.plannedDay !== null && facts.plannedDay <= today();
}

/** Returns whether a viewer who sees the course may read a lesson of it, or the reason why not. */
export function lessonAccess(reader: Reader, facts: OpeningFacts, today: () => string): LessonAccess {
  if (reader.isStaff || facts.isPreview) return "READ";
  if (!reader.isSignedIn) return "SIGN_IN";
  if (!facts.isEnrolled) return "ENROL";
  return isOpen(facts, today) ? "READ" : "NOT_OPEN";
}

/** A published block, and a learner's progress in it. */
export interface BlockState {
  kind: string;
  /** Whether it is a video that was uploaded. */
  isUploadedVideo: boolean;
  /** The length of the video; null when it is unknown. */
  seconds: number | null;
  isViewed: boolean;
  isChecked: boolean;
  watchedSeconds: number;
}

/** Whether the watched share of the videos reaches the threshold; a video of unknown length counts once played. */
function isWatched(videos: readonly BlockState[], threshold: number): boolean {
  const timed = videos.filter(({ seconds }) => seconds !== null && seconds > 0);
  const isEachPlayed = videos.every((video) => timed.includes(video) || video.watchedSeconds > 0);
  const total = timed.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0);
  const watched = timed.reduce(
    (sum, { seconds, watchedSeconds }) => sum + Math.min(watchedSeconds, seconds ?? 0),
    0,
  );
  // Players report to a fraction of a second.
  return isEachPlayed && watched + 0.001 >= (total * threshold) / 100;
}

/**
 * Whether a learner's progress completes a lesson. A lesson without a video or a question to complete it by is
 * completed when every block was viewed.
 */
export function completes(
  { completion, threshold }: { completion: TopicCompletion; threshold: number },
  blocks: readonly BlockState[],
): boolean {
  if (completion === "MANUAL") return false;
  const videos = blocks.filter(({ isUploadedVideo }) => isUploadedVideo);
  if (completion === "WATCHED" && videos.length > 0) return isWatched(videos, threshold);
  const questions = blocks.filter(({ kind }) => kind === "QUESTION");
  if (completion === "ANSWERED" && questions.length > 0) return questions.every(({ isChecked }) => isChecked);
  return blocks.every(({ isViewed }) => isViewed);
}
