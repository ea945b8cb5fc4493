import { textOfBytes } from "../formats/fileText";
import { showToast } from "../ui/toasts";

function refuse(message: string): null {
  showToast({ tone: "danger", message });
  return null;
}

async function readBytes(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    // The file was deleted or is not readable; the browser does not say which.
    return refuse(`${file.name} can't be read`);
  }
}

/** Reads a chosen file as text; returns null after showing why it failed. A file over `mostBytes` is not read. */
export async function readTextFile(file: File, mostBytes: number): Promise<string | null> {
  if (file.size > mostBytes) return refuse(`${file.name} is too large`);
  const bytes = await readBytes(file);
  return bytes && (textOfBytes(bytes) ?? refuse(`${file.name} is not a text file`));
}
