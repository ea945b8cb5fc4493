const decode = (bytes: Uint8Array, encoding: string, fatal = false): string =>
  new TextDecoder(encoding, { fatal }).decode(bytes);

/** Returns the encoding that a file's byte order mark names; undefined without one. */
function namedEncoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return undefined;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    decode(bytes, "utf-8", true);
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Control characters that no text contains, but nearly every image, archive and office file does. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const notText = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

/**
 * Decodes a file as text without its byte order mark; null if it is not text. Spreadsheets write UTF-16, and older ones
 * the Windows code page, which UTF-8 would turn into replacement characters within names.
 */
export function textOfBytes(bytes: Uint8Array): string | null {
  const encoding = namedEncoding(bytes) ?? (isUtf8(bytes) ? "utf-8" : "windows-1252");
  const text = decode(bytes, encoding);
  return notText.test(text) ? null : text;
}
