import type { GenerationKind } from "#gateway/domains/generation/contract";
import type { GenerateScreenQuery$data } from "~/__generated__/GenerateScreenQuery.graphql";

/** The kinds of objects that a screen generates for. */
export interface TargetKey {
  type: "course" | "curriculum";
  databaseId: number;
}

/** A target's id, as arguments name it. */
export const targetArguments = ({ type, databaseId }: TargetKey) => ({
  courseId: type === "course" ? databaseId : null,
  curriculumId: type === "curriculum" ? databaseId : null,
});

/** A course or curriculum with its existing content. */
export interface Target extends TargetKey {
  title: string;
  objectives: readonly string[];
  modules: readonly {
    databaseId: number;
    name: string;
    topics: readonly { name: string }[];
    questions: readonly { title: string }[];
  }[];
  instructions: readonly UsedInstruction[];
}

/** An instruction that was used before. */
export interface UsedInstruction {
  kind: string;
  instruction: string;
  createdAt: string;
  userName: string;
}

/** Returns the course or curriculum of a response; null if the address has none. */
export function readTarget({ course, curriculum }: GenerateScreenQuery$data): Target | null {
  const found = course ?? curriculum;
  if (!found) return null;
  const instructions = found.instructions.nodes.map(({ createdBy, ...used }) => ({
    ...used,
    userName: createdBy.name,
  }));
  return { ...found, type: course ? "course" : "curriculum", instructions };
}

/** The addresses of a target's screens. */
export function generationPaths({ type, databaseId }: TargetKey) {
  const isCourse = type === "course";
  const list = isCourse ? "/admin/courses" : "/admin/curriculum";
  const view = `${list}/${databaseId}`;
  const saved: Record<GenerationKind, string> = {
    TOPICS: isCourse ? `${view}/curriculum` : view,
    QUESTIONS: `${view}/questions`,
  };
  return { list, listLabel: isCourse ? "Courses" : "Curriculum", view, saved } as const;
}
