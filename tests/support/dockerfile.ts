import { readFileSync } from "node:fs";

interface Instruction {
  /** In capitals, such as COPY. */
  name: string;
  /** The rest of the instruction, on one line. */
  text: string;
}

/** One stage of a Dockerfile. */
export interface Stage {
  /** The base: an image or an earlier stage. */
  from: string;
  name: string | undefined;
  instructions: Instruction[];
}

/** Reads the stages of a Dockerfile; throws for a line that is no instruction. */
export function readDockerfile(file: string): Stage[] {
  const lines = readFileSync(file, "utf8")
    .replaceAll(/^\s*#.*\n/gm, "")
    .replaceAll(/\\\n\s*/g, " ")
    .split("\n")
    .filter((line) => line.trim() !== "");
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, name, text] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (name === undefined || text === undefined) throw new Error(`Not an instruction: ${line}`);
    if (name === "FROM") {
      const [, from = "", stage] = /^(\S+)(?: AS (\S+))?$/.exec(text) ?? [];
      stages.push({ from, name: stage, instructions: [] });
    } else stages.at(-1)?.instructions.push({ name, text });
  }
  return stages;
}

/** A COPY: from a stage, or undefined for the sources. */
export interface Copy {
  stage: string | undefined;
  sources: string[];
  target: string;
}

/** Reads what a COPY copies. */
export function readCopy(text: string): Copy {
  const words = text.split(/\s+/);
  const stage = words.find((word) => word.startsWith("--from="))?.slice("--from=".length);
  const paths = words.filter((word) => !word.startsWith("--"));
  return { stage, sources: paths.slice(0, -1), target: paths.at(-1) ?? "" };
}
