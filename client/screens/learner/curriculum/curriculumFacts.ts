import { levelLabels } from "#gateway/domains/courses/contract";
import { findValue } from "#gateway/domains/labelsContract";
import { formatDuration } from "~/formats/durations";

/** Formats a curriculum's level and duration. */
export function curriculumFacts({ level, duration }: { level: string; duration: number }): string[] {
  const known = findValue(levelLabels, level);
  return [known ? levelLabels[known] : "", formatDuration(duration)].filter((text) => text !== "");
}
