import { textOfBytes } from "../formats/fileText";
import { showToast } from "../ui/toasts";

function refuse(message: string): null {
  showToast({ tone: "danger", message });
  return null;
}

async function bytesOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    // The file is gone, or may not be read; the browser does not say which.
    return refuse(`${file.name} cannot be read`);
  }
}

/** The text of a chosen file; null after the reason was shown. What is larger than `mostBytes` is not read at all. */
export async function readTextFile(file: File, mostBytes: number): Promise<string | null> {
  if (file.size > mostBytes) return refuse(`${file.name} is too large`);
  const bytes = await bytesOf(file);
  return bytes && (textOfBytes(bytes) ?? refuse(`${file.name} is not a text file`));
}
