import { createHash } from "node:crypto";
import type { ArchiveInput } from "#gateway/domains/archives/archiveContract";
import { type HandEntry, handZip } from "#tests/support/zip";

const settings = {
  summary: "What it is about",
  minutes: 12,
  isPreview: true,
  completion: "VIEWED" as const,
  threshold: 80,
  opening: "IN_ORDER" as const,
};

/** The archive of a small course, as JSON that a test may break. */
export const smallArchive = (): ArchiveInput => ({
  format: "lectern-course",
  version: 1,
  course: {
    code: "SMALL",
    title: "A small course",
    description: "Made by hand",
    category: "Made",
    level: "BEGINNER",
    price: 100,
    duration: 60,
    imageUrl: null,
    authorName: "Asha",
    objectives: ["Learn"],
  },
  modules: [
    {
      name: "Part one",
      topics: [
        {
          name: "First topic",
          ...settings,
          isPublished: true,
          draft: [
            { key: "b1", kind: "TEXT", text: "lessons/01-text.md" },
            { key: "b2", kind: "FILE", file: "f1", caption: "Read it" },
            { key: "b3", kind: "QUESTION", question: "q1" },
          ],
        },
      ],
      questions: [
        {
          key: "q1",
          title: "Why?",
          type: "SINGLE",
          explanation: "So.",
          acceptedAnswers: [],
          options: [
            { text: "Because", isCorrect: true },
            { text: "No", isCorrect: false },
          ],
        },
      ],
    },
  ],
  questions: [],
  resources: [],
  files: [packedFile("f1", "notes.txt", "some notes", "text/plain")],
});

/** The entry of a file in course.json. */
export function packedFile(key: string, name: string, body: Buffer | string, mime: string) {
  const bytes = Buffer.from(body);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { key, path: `files/${key}-${name}`, name, mime, bytes: bytes.length, sha256 };
}

/** The entries that the small course's archive has beside course.json. */
export const smallEntries: readonly HandEntry[] = [
  { name: "lessons/01-text.md", bytes: "# Hello\n\nSee [the notes](/files/f1/notes.txt)." },
  { name: "files/f1-notes.txt", bytes: "some notes" },
];

/** The archive of the small course. */
export const packArchive = (json: unknown, entries: readonly HandEntry[] = smallEntries): Buffer =>
  handZip([
    { name: "course.json", bytes: typeof json === "string" ? json : JSON.stringify(json, null, 2) },
    ...entries,
  ]);
