import { ownEmbedMessage } from "#gateway/domains/resources/embedRules";

/** Blocks whose address leads where it must not, and the message that refuses them. */
const embed = "Enter a link that begins with https://";
const video = "Choose a video, or enter a YouTube or Vimeo link";

export const hostileBlocks: readonly (readonly [what: string, input: object, message: string])[] = [
  ["a frame that runs", { kind: "EMBED", url: "javascript:alert(1)" }, embed],
  ["a frame that runs behind white space", { kind: "EMBED", url: "\tjavascript:alert(1)" }, embed],
  ["a frame of data", { kind: "EMBED", url: "data:text/html,<script>alert(1)</script>" }, embed],
  ["a frame without TLS", { kind: "EMBED", url: "http://example.org/" }, embed],
  ["a frame of this site", { kind: "EMBED", url: "/admin/users" }, ownEmbedMessage],
  ["a frame without a scheme", { kind: "EMBED", url: "//evil.test/" }, embed],
  ["a frame without a scheme, by a backslash", { kind: "EMBED", url: "/\\evil.test/" }, embed],
  ["a frame of a path without its slash", { kind: "EMBED", url: "admin/users" }, embed],
  ["a frame with a password", { kind: "EMBED", url: "https://user:secret@evil.test/" }, embed],
  ["a frame of a bare host", { kind: "EMBED", url: "https://localhost/" }, embed],
  ["a frame with a tag", { kind: "EMBED", url: "https://a.test/ <script>" }, embed],
  [
    "a video that runs",
    { kind: "VIDEO", url: "javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ" },
    video,
  ],
  [
    "a video of a look-alike",
    { kind: "VIDEO", url: "https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ" },
    video,
  ],
  ["a video whose id ends the attribute", { kind: "VIDEO", url: 'https://youtu.be/"onload="x' }, video],
  ["a video of another site", { kind: "VIDEO", url: "https://evil.test/v.mp4" }, video],
  ["a picture without a text", { kind: "IMAGE", fileId: 1, altText: " " }, "Alternative text is required"],
  [
    "a kind that there is not",
    { kind: "TEXT", markdown: "a".repeat(50_001) },
    "Text cannot be more than 50000 characters long",
  ],
];
