import { FileUp } from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { Button } from "~/ui/Button";
import { readTextFile } from "./readTextFile";

interface Props {
  /** The name of the file field for assistive technology. */
  label: string;
  /** The endings and media types that the browser offers. */
  accept: string;
  mostBytes: number;
  onRead: (text: string, fileName: string) => void;
}

/** Reads a text file that the person chooses; shows why one cannot be read. */
export function TextFileButton({ label, accept, mostBytes, onRead }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.target;
    const file = field.files?.[0];
    if (!file) return;
    const text = await readTextFile(file, mostBytes);
    // Allows the same file to be chosen again after a change.
    field.value = "";
    if (text !== null) onRead(text, file.name);
  };
  return (
    <>
      <input ref={input} type="file" hidden aria-label={label} accept={accept} onChange={choose} />
      <Button icon={<FileUp />} onClick={() => input.current?.click()}>
        Choose a file
      </Button>
    </>
  );
}
