/** How a check of the installation came out. A warning is for somebody to decide; a problem is to be mended. */
export const checkLevels = ["OK", "WARNING", "PROBLEM"] as const;
export type CheckLevel = (typeof checkLevels)[number];

/** What people read for a level. */
export const checkLevelLabels: Record<CheckLevel, string> = {
  OK: "OK",
  WARNING: "Warning",
  PROBLEM: "Problem",
};

/** What was checked of the installation, and what came out. */
export interface SystemCheck {
  /** Unique among the checks, such as migrations. */
  key: string;
  /** What was checked, for people. */
  title: string;
  level: CheckLevel;
  /** One sentence on how it is. */
  message: string;
  /** What to do; null where nothing is to be done. */
  advice: string | null;
}
