import { FileUp } from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { importLimits } from "#gateway/domains/users/importContract";
import { readTextFile } from "~/forms/readTextFile";
import { Button } from "~/ui/Button";

// A character takes at most four bytes: what is larger can hold no import.
const mostBytes = importLimits.characters * 4;

interface Props {
  onText: (text: string, fileName: string) => void;
}

/** Takes the users from a CSV file. */
export function ImportFile({ onText }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.target;
    const file = field.files?.[0];
    if (!file) return;
    const text = await readTextFile(file, mostBytes);
    // So that the same file can be chosen again after a change.
    field.value = "";
    if (text !== null) onText(text, file.name);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="CSV file"
        accept=".csv,.txt,text/csv"
        onChange={choose}
      />
      <Button icon={<FileUp />} onClick={() => input.current?.click()}>
        Choose a file
      </Button>
    </>
  );
}
