interface Judged {
  readonly level: string;
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;

/** What the checks come to, in a line. */
export function summarizeChecks(checks: readonly Judged[]): string {
  const count = (level: string) => checks.filter((check) => check.level === level).length;
  const [problems, warnings] = [count("PROBLEM"), count("WARNING")];
  if (problems + warnings === 0) return `All ${checks.length} checks passed.`;
  const parts = [problems && counted(problems, "problem"), warnings && counted(warnings, "warning")];
  return `${parts.filter(Boolean).join(" and ")} in ${checks.length} checks.`;
}
