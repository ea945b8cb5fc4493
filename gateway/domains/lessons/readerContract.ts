// The part of the contracts that readers need, without zod: it would be more code than all the rest of the reader.

export const calloutTones = ["INFO", "TIP", "WARNING"] as const;
export const calloutToneLabels: Record<(typeof calloutTones)[number], string> = {
  INFO: "Info",
  TIP: "Tip",
  WARNING: "Warning",
};

/** The languages of code that are highlighted, by name; others are shown as plain text. */
export const codeLanguages = {
  bash: "Shell",
  c: "C",
  cpp: "C++",
  csharp: "C#",
  css: "CSS",
  dart: "Dart",
  diff: "Diff",
  dockerfile: "Dockerfile",
  go: "Go",
  graphql: "GraphQL",
  ini: "INI",
  java: "Java",
  javascript: "JavaScript",
  json: "JSON",
  kotlin: "Kotlin",
  markdown: "Markdown",
  php: "PHP",
  powershell: "PowerShell",
  python: "Python",
  r: "R",
  ruby: "Ruby",
  rust: "Rust",
  scala: "Scala",
  scss: "SCSS",
  sql: "SQL",
  swift: "Swift",
  typescript: "TypeScript",
  xml: "HTML, XML",
  yaml: "YAML",
} as const;
export type CodeLanguage = keyof typeof codeLanguages;

/** The name of a language for readers; text without one is what a program prints. */
export const nameLanguage = (language: string): string => {
  const names: Readonly<Record<string, string>> = codeLanguages;
  return language === "" ? "Output" : language === "xml" ? "HTML" : (names[language] ?? language);
};

/** The anchor of a question on the screens that show it. */
export const questionAnchor = (questionId: number): string => `question-${questionId}`;

export const lessonLimits = {
  summary: 300,
  minutes: 600,
  /** Blocks of one lesson. */
  blocks: 200,
  markdown: 50_000,
  caption: 300,
  altText: 300,
  url: 1_000,
  note: 50_000,
  /** A question, or an answer to one. */
  post: 10_000,
  reason: 300,
  /** Watched ranges of one report. */
  ranges: 500,
} as const;

/** The speeds of the product's players; 1 is normal. Watching is counted at the greatest of them. */
export const playbackSpeeds = [0.75, 1, 1.25, 1.5, 2] as const;

export const discussionLabels = { markdown: "Text", reason: "Reason", note: "Notes" } as const;
