/** The level of a check's result. A warning is for an administrator to decide; a problem must be fixed. */
export const checkLevels = ["OK", "WARNING", "PROBLEM"] as const;
export type CheckLevel = (typeof checkLevels)[number];

/** The label of a level. */
export const checkLevelLabels: Record<CheckLevel, string> = {
  OK: "OK",
  WARNING: "Warning",
  PROBLEM: "Problem",
};

/** A check of the installation, and its result. */
export interface SystemCheck {
  /** Unique among the checks, such as migrations. */
  key: string;
  /** The check's title. */
  title: string;
  level: CheckLevel;
  /** The result in one sentence. */
  message: string;
  /** How to fix it; null where nothing is to be done. */
  advice: string | null;
}
