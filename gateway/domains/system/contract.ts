import { defineLabels } from "../labelsContract";

/** The level of a check's result. A warning is for an administrator to decide; a problem must be fixed. */
export const checkLevelLabels = defineLabels({ OK: "OK" }, "WARNING", "PROBLEM");
export type CheckLevel = keyof typeof checkLevelLabels;

/** A check of the installation, and its result. */
export interface SystemCheck {
  /** Unique among the checks, such as migrations. */
  key: string;
  /** The check's title. */
  title: string;
  level: CheckLevel;
  /** The result in one sentence. */
  message: string;
  /** Advice on how to fix it; null if there is nothing to fix. */
  advice: string | null;
}
