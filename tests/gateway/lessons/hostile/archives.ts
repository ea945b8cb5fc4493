import { packArchive, smallArchive, smallEntries } from "#tests/gateway/archives/madeArchive";
import { handZip } from "#tests/support/zip";
import { type HostileArchive, withEntries, withFile } from "./packHostile";

const named = (name: string) => withEntries({ name, bytes: "x" });
const zeros = Buffer.alloc(30_000_000);
const nested = handZip([{ name: "bomb", bytes: zeros }]);
const upward = "The name leads out of its folder";
const link = "The entry is a link or a device, not a file";

/** Archives of courses that are packed as an attacker packs them. */
export const hostilePacking: readonly HostileArchive[] = [
  [
    "no course.json",
    handZip([{ name: "a.txt", bytes: "a" }]),
    null,
    "This isn't a course archive: it has no course.json",
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
    "course.json doesn't list this entry",
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
];

/** An archive that holds an archive: a file like any other, which is never unpacked. */
export const nestedArchive = withFile("nested.zip", nested, "application/zip");
