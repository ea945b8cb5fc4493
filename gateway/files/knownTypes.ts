/** The media types that belong together: files with one of the extensions have one of the types. */
interface KnownType {
  extensions: readonly string[];
  /** As found in the bytes, or as callers name it. */
  types: readonly string[];
}

const office = "application/vnd.openxmlformats-officedocument";
const openDocument = "application/vnd.oasis.opendocument";

const known: readonly KnownType[] = [
  { extensions: ["png"], types: ["image/png", "image/apng"] },
  { extensions: ["jpg", "jpeg", "jpe", "jfif"], types: ["image/jpeg", "image/jpg", "image/pjpeg"] },
  { extensions: ["gif"], types: ["image/gif"] },
  { extensions: ["webp"], types: ["image/webp"] },
  { extensions: ["avif"], types: ["image/avif"] },
  { extensions: ["bmp"], types: ["image/bmp", "image/x-ms-bmp"] },
  { extensions: ["tif", "tiff"], types: ["image/tiff"] },
  { extensions: ["heic", "heif"], types: ["image/heic", "image/heif"] },
  { extensions: ["ico"], types: ["image/x-icon", "image/vnd.microsoft.icon"] },
  { extensions: ["svg"], types: ["image/svg+xml"] },
  { extensions: ["mp4", "m4v"], types: ["video/mp4", "video/x-m4v"] },
  { extensions: ["mov", "qt"], types: ["video/quicktime", "video/mp4"] },
  { extensions: ["webm"], types: ["video/webm", "audio/webm"] },
  { extensions: ["weba"], types: ["video/webm", "audio/webm"] },
  { extensions: ["ogv"], types: ["video/ogg"] },
  { extensions: ["mkv"], types: ["video/matroska", "video/x-matroska"] },
  { extensions: ["avi"], types: ["video/vnd.avi", "video/x-msvideo"] },
  { extensions: ["mp3"], types: ["audio/mpeg", "audio/mp3"] },
  { extensions: ["m4a", "m4b"], types: ["audio/mp4", "audio/x-m4a", "audio/m4a", "video/mp4"] },
  { extensions: ["aac"], types: ["audio/aac"] },
  { extensions: ["wav"], types: ["audio/wav", "audio/x-wav", "audio/wave", "audio/vnd.wave"] },
  { extensions: ["ogg", "oga", "opus"], types: ["audio/ogg", "audio/opus", "video/ogg", "application/ogg"] },
  { extensions: ["flac"], types: ["audio/flac", "audio/x-flac"] },
  { extensions: ["pdf"], types: ["application/pdf"] },
  { extensions: ["docx"], types: [`${office}.wordprocessingml.document`] },
  { extensions: ["xlsx"], types: [`${office}.spreadsheetml.sheet`] },
  { extensions: ["pptx"], types: [`${office}.presentationml.presentation`] },
  { extensions: ["odt"], types: [`${openDocument}.text`] },
  { extensions: ["ods"], types: [`${openDocument}.spreadsheet`] },
  { extensions: ["odp"], types: [`${openDocument}.presentation`] },
  { extensions: ["doc"], types: ["application/x-cfb", "application/msword"] },
  { extensions: ["xls"], types: ["application/x-cfb", "application/vnd.ms-excel"] },
  { extensions: ["ppt"], types: ["application/x-cfb", "application/vnd.ms-powerpoint"] },
  { extensions: ["rtf"], types: ["application/rtf", "text/rtf"] },
  { extensions: ["epub"], types: ["application/epub+zip"] },
  { extensions: ["zip"], types: ["application/zip", "application/x-zip-compressed"] },
  { extensions: ["gz", "tgz"], types: ["application/gzip", "application/x-gzip"] },
  { extensions: ["7z"], types: ["application/x-7z-compressed"] },
  { extensions: ["rar"], types: ["application/x-rar-compressed", "application/vnd.rar"] },
  { extensions: ["tar"], types: ["application/x-tar"] },
  { extensions: ["txt", "text", "log", "srt"], types: ["text/plain"] },
  { extensions: ["csv"], types: ["text/csv", "application/csv", "application/vnd.ms-excel", "text/plain"] },
  { extensions: ["md", "markdown"], types: ["text/markdown", "text/x-markdown", "text/plain"] },
  { extensions: ["vtt"], types: ["text/vtt", "text/plain"] },
  { extensions: ["json"], types: ["application/json", "text/json", "text/plain"] },
  { extensions: ["html", "htm", "xhtml"], types: ["text/html", "application/xhtml+xml", "text/plain"] },
  { extensions: ["xml"], types: ["application/xml", "text/xml", "text/plain"] },
];

/** The extension of a name in lower case, without its dot; empty when there is none. */
export const extensionIn = (name: string): string => /\.([^.]{1,15})$/.exec(name)?.[1]?.toLowerCase() ?? "";

const isAnyText = (type: string) =>
  type.startsWith("text/") || ["application/json", "application/xml"].includes(type);

/** Whether bytes of a type fit an extension; an unknown extension fits any. */
export function fitsExtension(found: string, extension: string): boolean {
  const rows = known.filter(({ extensions }) => extensions.includes(extension));
  return rows.length === 0 || rows.some(({ types }) => types.includes(found));
}

/** Whether bytes of a type may be what a caller declares them to be. */
export function fitsDeclared(found: string, declared: string): boolean {
  if (declared === "" || declared === "application/octet-stream" || declared === found) return true;
  const rows = known.filter(({ types }) => types.includes(declared));
  if (rows.length > 0) return rows.some(({ types }) => types.includes(found));
  const [family = ""] = declared.split("/");
  if (family === "text") return isAnyText(found);
  return !["image", "audio", "video"].includes(family) || found.startsWith(`${family}/`);
}

const spoken: Readonly<Record<string, string>> = {
  "image/svg+xml": "an SVG drawing",
  "text/html": "HTML",
  "application/pdf": "a PDF",
  "application/zip": "a ZIP archive",
  "application/x-cfb": "an Office document of an older version",
  "application/octet-stream": "data of an unknown kind",
  "application/xml": "XML",
  "application/json": "JSON",
};

const families: readonly (readonly [start: string, noun: string])[] = [
  ["image/", "picture"],
  ["video/", "video"],
  ["audio/", "recording"],
];

/** A media type as a message names it, such as 'a PNG picture'. */
export function describeType(type: string): string {
  const known = spoken[type];
  if (known !== undefined) return known;
  if (type.startsWith("text/")) return "text";
  const family = families.find(([start]) => type.startsWith(start));
  const short = type.replace(/^[^/]*\/(x-|vnd\.)?/, "").toUpperCase();
  if (family) return `${/^[AEFHILMNORSX]/.test(short) ? "an" : "a"} ${short} ${family[1]}`;
  const row = knownFor(type);
  return row ? `a file of the kind .${row.extensions[0]}` : `a file of the type ${type}`;
}

const knownFor = (type: string) => known.find(({ types }) => types[0] === type);
