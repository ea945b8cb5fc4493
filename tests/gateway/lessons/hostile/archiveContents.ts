import { packArchive, smallArchive, smallEntries } from "#tests/gateway/archives/madeArchive";
import { block, changed, type HostileArchive, withFile } from "./packHostile";

/** Archives of courses that say, or hold, what an attacker would have imported. */
export const hostileContents: readonly HostileArchive[] = [
  [
    "a text of 300 KB",
    packArchive(smallArchive(), [
      { name: "lessons/01-text.md", bytes: "a".repeat(300_000), method: 0 },
      smallEntries[1] ?? { name: "" },
    ]),
    "lessons/01-text.md",
    "The entry is too large",
  ],
  [
    "a text with NUL",
    packArchive(smallArchive(), [
      { name: "lessons/01-text.md", bytes: "a\0b" },
      smallEntries[1] ?? { name: "" },
    ]),
    "lessons/01-text.md",
    "The text is not UTF-8",
  ],
  [
    "a text that is no UTF-8",
    packArchive(smallArchive(), [
      { name: "lessons/01-text.md", bytes: Buffer.from([0xc3, 0x28]) },
      smallEntries[1] ?? { name: "" },
    ]),
    "lessons/01-text.md",
    "The text is not UTF-8",
  ],
  [
    "a missing text",
    packArchive(smallArchive(), smallEntries.slice(1)),
    "lessons/01-text.md",
    "The archive doesn't have this entry",
  ],
  [
    "a missing file",
    packArchive(smallArchive(), smallEntries.slice(0, 1)),
    "files/f1-notes.txt",
    "The archive doesn't have this entry",
  ],
  ["no JSON", packArchive('{\n  "format":\n}'), "course.json", "This isn't valid JSON"],
  [
    "a deep JSON",
    packArchive(`{"format":"lectern-course","version":1,"course":${"[".repeat(5_000)}${"]".repeat(5_000)}}`),
    "course.json",
    "Invalid input: expected object, received array",
  ],
  [
    "another format",
    changed((archive) => Object.assign(archive, { format: "other" })),
    "course.json",
    "This isn't a course archive",
  ],
  [
    "a newer version",
    changed((archive) => Object.assign(archive, { version: 2 })),
    "course.json",
    "This archive was created by a newer version of Lectern",
  ],
  [
    "a prototype",
    packArchive(
      JSON.stringify(smallArchive()).replace('"version":1', '"version":1,"__proto__":{"isAdmin":true}'),
    ),
    "course.json",
    'Unrecognized key: "__proto__"',
  ],
  [
    "another tenant's id",
    changed((archive) => Object.assign(archive.course, { organizationId: 2 })),
    "course.json",
    'Unrecognized key: "organizationId"',
  ],
  [
    "a published status",
    changed((archive) => Object.assign(archive.course, { status: "PUBLISHED" })),
    "course.json",
    'Unrecognized key: "status"',
  ],
  [
    "a file by its id",
    changed((archive) => Object.assign(block(archive, 1), { file: 12 })),
    "course.json",
    "A key is required",
  ],
  [
    "a file that there is not",
    changed((archive) => Object.assign(block(archive, 1), { file: "f9" })),
    "course.json",
    "There is no file f9",
  ],
  [
    "a question that there is not",
    changed((archive) => Object.assign(block(archive, 2), { question: "q9" })),
    "course.json",
    "There is no question q9",
  ],
  [
    "a frame that runs",
    changed((archive) =>
      Object.assign(block(archive, 0), { kind: "EMBED", text: undefined, url: "javascript:alert(1)" }),
    ),
    "course.json",
    "Enter a link that begins with https://",
  ],
  [
    "a cover that runs",
    changed((archive) => Object.assign(archive.course, { imageUrl: "javascript:alert(1)" })),
    "course.json",
    "Please enter a valid Image URL.",
  ],
  [
    "SVG as PNG",
    withFile("a.png", "<svg><script>alert(1)</script></svg>", "image/png"),
    "files/f1-a.png",
    "This is an SVG drawing, not a file of the kind .png",
  ],
  [
    "HTML as PDF",
    withFile("a.pdf", "<!doctype html><script>", "application/pdf"),
    "files/f1-a.pdf",
    "This is HTML, not a file of the kind .pdf",
  ],
  [
    "a wrong hash",
    withFile("a.txt", "text", "text/plain", { sha256: "0".repeat(64) }),
    "files/f1-a.txt",
    "The file's SHA-256 doesn't match course.json",
  ],
  [
    "a wrong size",
    withFile("a.txt", "text", "text/plain", { bytes: 5 }),
    "files/f1-a.txt",
    "The file's size doesn't match course.json",
  ],
  [
    "a file's name that leads upward",
    withFile("a.txt", "text", "text/plain", { name: "../a.txt" }),
    "course.json",
    "Name can't contain slashes",
  ],
  [
    "a video that is a text",
    changed((archive) => Object.assign(block(archive, 1), { kind: "VIDEO" })),
    "files/f1-notes.txt",
    "Video blocks need a file of that kind",
  ],
];
