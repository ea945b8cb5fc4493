import { levelLabels, levels } from "#gateway/domains/courses/contract";
import { formatDuration } from "~/formats/durations";

/** Formats a curriculum's level and duration. */
export function curriculumFacts({ level, duration }: { level: string; duration: number }): string[] {
  const known = levels.find((one) => one === level);
  return [known ? levelLabels[known] : "", formatDuration(duration)].filter((text) => text !== "");
}
