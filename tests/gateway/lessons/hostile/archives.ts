import { packArchive, packedFile, smallArchive, smallEntries } from "#tests/gateway/archives/madeArchive";
import { type HandEntry, handZip } from "#tests/support/zip";

type Small = ReturnType<typeof smallArchive>;

/** The small archive with other entries. */
const withEntries = (...more: HandEntry[]) => packArchive(smallArchive(), [...smallEntries, ...more]);

/** The small archive with a changed course.json. */
function changed(change: (archive: Small) => unknown): Buffer {
  const archive = smallArchive();
  change(archive);
  return packArchive(archive);
}

const block = (archive: Small, at: number) => {
  const found = archive.modules[0]?.topics[0]?.draft[at];
  if (!found) throw new Error("the small archive has no such block");
  return found;
};

/** The small archive whose only file is another one. */
function withFile(name: string, body: Buffer | string, mime: string, change: object = {}): Buffer {
  const archive = smallArchive();
  const file = { ...packedFile("f1", name, body, mime), ...change };
  archive.files = [file];
  return packArchive(archive, [smallEntries[0] ?? { name: "" }, { name: file.path, bytes: body }]);
}

const named = (name: string) => withEntries({ name, bytes: "x" });
const zeros = Buffer.alloc(30_000_000);
const nested = handZip([{ name: "bomb", bytes: zeros }]);
const upward = "The name leads out of its folder";
const link = "The entry is a link or a device, not a file";

/** Archives of courses as an attacker packs them, the entry that is named, and why nothing of them is imported. */
export const hostileArchives: readonly (readonly [
  what: string,
  archive: Buffer,
  entry: string | null,
  message: string,
])[] = [
  [
    "no course.json",
    handZip([{ name: "a.txt", bytes: "a" }]),
    null,
    "This is not the archive of a course: it has no course.json",
  ],
  ["a path upward", named("../../etc/passwd"), "../../etc/passwd", upward],
  ["a path upward inside", named("files/../../x"), "files/../../x", upward],
  ["a path of dots", named("files/./x"), "files/./x", upward],
  ["an empty part of a path", named("files//x"), "files//x", upward],
  ["an absolute path", named("/etc/passwd"), "/etc/passwd", "The name is an absolute path"],
  ["a drive", named("C:/x"), "C:/x", "The name is an absolute path"],
  ["a backslash", named("..\\x"), "..\\x", "The name has a backslash"],
  ["a control character", named("a\u0007b"), "a\u0007b", "The name has control characters"],
  ["a NUL in a name", named("a.png\0.txt"), "a.png\0.txt", "The name has control characters"],
  ["no name", named(""), "", "The entry has no name"],
  ["a long name", named("a".repeat(300)), "a".repeat(300), "The name is longer than 250 characters"],
  [
    "two entries of one name",
    withEntries({ name: "files/f1-notes.txt", bytes: "other" }),
    "files/f1-notes.txt",
    "The archive has two entries of this name",
  ],
  [
    "two names of one file",
    withEntries({ name: "files/F1-NOTES.TXT", bytes: "other" }),
    "files/F1-NOTES.TXT",
    "The archive has two entries of this name",
  ],
  ["a symbolic link", withEntries({ name: "x", bytes: "/etc/passwd", mode: 0o120777 }), "x", link],
  ["a device", withEntries({ name: "x", mode: 0o020666 }), "x", link],
  ["an encrypted entry", withEntries({ name: "x", bytes: "x", flags: 0x801 }), "x", "The entry is encrypted"],
  [
    "an unknown method",
    withEntries({ name: "x", bytes: "x", method: 14 }),
    "x",
    "The entry is packed in an unknown way",
  ],
  [
    "a bomb",
    withEntries({ name: "x", bytes: zeros }),
    "x",
    "The entry becomes more than 200 times larger when it is unpacked",
  ],
  [
    "a bomb that says it is small",
    packArchive(smallArchive(), [
      { ...smallEntries[0], name: "lessons/01-text.md", bytes: zeros, size: 1_000 },
      smallEntries[1] ?? { name: "" },
    ]),
    "lessons/01-text.md",
    "The entry is larger than the archive says",
  ],
  [
    "entries that share their bytes",
    withEntries({ name: "x", bytes: "x", offset: 0 }),
    "x",
    "The entry shares its bytes with another one",
  ],
  [
    "an archive of 40 GB",
    withEntries(
      ...Array.from({ length: 10 }, (_, index) => ({
        name: `x${index}`,
        bytes: "x",
        method: 0,
        size: 0xffff_fff0,
      })),
    ),
    null,
    "The archive is too large when it is unpacked",
  ],
  [
    "two names of one entry",
    withEntries({ name: "x", localName: "y", bytes: "x" }),
    "x",
    "course.json does not name this entry",
  ],
  [
    "a text under two names",
    packArchive(smallArchive(), [
      { name: "lessons/01-text.md", localName: "lessons/02-text.md", bytes: "x" },
      smallEntries[1] ?? { name: "" },
    ]),
    "lessons/01-text.md",
    "The entry has two names",
  ],
  [
    "a wrong checksum",
    packArchive(smallArchive(), [
      { name: "lessons/01-text.md", bytes: "x", crc: 1 },
      smallEntries[1] ?? { name: "" },
    ]),
    "lessons/01-text.md",
    "The entry is damaged",
  ],
  [
    "too many entries",
    handZip(Array.from({ length: 5_001 }, (_, index) => ({ name: `${index}`, method: 0 }))),
    null,
    "The archive has more than 5000 entries",
  ],
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
    "The archive does not have this entry",
  ],
  [
    "a missing file",
    packArchive(smallArchive(), smallEntries.slice(0, 1)),
    "files/f1-notes.txt",
    "The archive does not have this entry",
  ],
  ["no JSON", packArchive('{\n  "format":\n}'), "course.json", "This is not JSON"],
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
    "This is not the archive of a course",
  ],
  [
    "a newer version",
    changed((archive) => Object.assign(archive, { version: 2 })),
    "course.json",
    "This archive was made by a newer version of Lectern",
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
    "Give a key",
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
    "Give a link that begins with https://",
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
    "The bytes are not those that course.json names (sha256)",
  ],
  [
    "a wrong size",
    withFile("a.txt", "text", "text/plain", { bytes: 5 }),
    "files/f1-a.txt",
    "The size is not the one that course.json names",
  ],
  [
    "a file's name that leads upward",
    withFile("a.txt", "text", "text/plain", { name: "../a.txt" }),
    "course.json",
    "Name cannot contain slashes",
  ],
  [
    "a video that is a text",
    changed((archive) => Object.assign(block(archive, 1), { kind: "VIDEO" })),
    "files/f1-notes.txt",
    "Video blocks need a file of that kind",
  ],
];

/** An archive that holds an archive: a file like any other, which is never unpacked. */
export const nestedArchive = withFile("nested.zip", nested, "application/zip");
