import { isUtf8 } from "node:buffer";
import { open } from "node:fs/promises";
import { fileTypeFromFile } from "file-type";
import { findMarkup } from "./findMarkup";
import { extensionIn } from "./knownTypes";

/** Bytes at the beginning of a file that tell text from data. */
const looked = 65_536;

async function readHead(path: string): Promise<Buffer> {
  const handle = await open(path, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(looked), 0, looked, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The head without a character that its end cuts in two. */
function wholeCharacters(head: Buffer): Buffer {
  if (head.length < looked) return head;
  for (let cut = 0; cut < 4; cut += 1) {
    const part = head.subarray(0, head.length - cut);
    if (isUtf8(part)) return part;
  }
  return head;
}

/** A control character other than those of a text: tabs and the ends of lines and pages. */
const control = /(?![\t\n\f\r])\p{Cc}/u;

/** The text at the beginning of a file; undefined when the file is no text. */
function readText(head: Buffer): string | undefined {
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  if (isWide) return "";
  const whole = wholeCharacters(head);
  if (!isUtf8(whole)) return undefined;
  const text = whole.toString("utf8").replace(/^\uFEFF/, "");
  return control.test(text) ? undefined : text;
}

const htmlStart =
  /^<(?:!doctype\s+html|html|head|body|script|iframe|style|title|meta|link|object|embed|base)\b/i;

const typesOfText: Readonly<Record<string, string>> = {
  csv: "text/csv",
  md: "text/markdown",
  markdown: "text/markdown",
  json: "application/json",
};

/** The type of a text: markup by its beginning, the rest by its extension. */
function findTextType(text: string, extension: string): string {
  const markup = findMarkup(text);
  if (/^<svg[\s>]/i.test(markup) || /^<\w+:svg[\s>]/i.test(markup)) return "image/svg+xml";
  if (htmlStart.test(markup)) return "text/html";
  if (/^\s*<\?xml\s/i.test(text)) return "application/xml";
  if (/^WEBVTT(?:\s|$)/.test(text)) return "text/vtt";
  return typesOfText[extension] ?? "text/plain";
}

/** Names of file-type's that have a more common one. */
const renamed: Readonly<Record<string, string>> = {
  "audio/x-m4a": "audio/mp4",
  "video/x-m4v": "video/mp4",
  "image/apng": "image/png",
  "audio/x-flac": "audio/flac",
};

/** The media type of a file by its bytes; the extension only tells one kind of text from another. */
export async function findType(path: string, name: string): Promise<string> {
  // A file that breaks off within its own structure has no type.
  const found = await fileTypeFromFile(path).catch(() => undefined);
  const mime = found?.mime.split(";")[0] ?? "";
  if (mime !== "" && mime !== "application/xml") return renamed[mime] ?? mime;
  const text = readText(await readHead(path));
  return text === undefined ? "application/octet-stream" : findTextType(text, extensionIn(name));
}
