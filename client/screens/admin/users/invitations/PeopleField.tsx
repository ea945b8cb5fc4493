import { FileUp } from "lucide-react";
import { useRef } from "react";
import { invitationLimits } from "#gateway/domains/invitations/contract";
import { formatQuantity } from "~/formats/counts";
import { readTextFile } from "~/forms/readTextFile";
import { Button } from "~/ui/Button";
import { TextArea } from "~/ui/TextArea";
import { readPeople } from "./readPeople";

const personNoun = { one: "person", many: "people" } as const;

/** The people as lines, typed, pasted or from a file. */
export function PeopleField({ field }: { field: Parameters<typeof TextArea>[0] }) {
  const file = useRef<HTMLInputElement>(null);
  const { people, problems } = readPeople(field.value);
  const choose = async (chosen: File | undefined) => {
    const text = chosen && (await readTextFile(chosen, invitationLimits.listCharacters));
    if (text) field.onChange(text);
  };
  const found = people.length > 0 ? ` ${formatQuantity(people.length, personNoun)} found.` : "";
  return (
    <div>
      <TextArea
        {...field}
        required
        rows={6}
        spellCheck={false}
        placeholder={"asha@example.com\nRavi Iyer, ravi@example.com"}
        hint={`One person a line: an address, or a name and an address. At most ${invitationLimits.people}.${problems.length > 1 ? ` ${problems.length} lines need a look.` : found}`}
      />
      <input
        ref={file}
        type="file"
        hidden
        aria-label="File with people"
        accept=".csv,.txt,text/csv"
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          target.value = "";
        }}
      />
      <Button className="mt-2" size="sm" icon={<FileUp />} onClick={() => file.current?.click()}>
        Choose a CSV file
      </Button>
    </div>
  );
}
