import { FileUp } from "lucide-react";
import { useRef } from "react";
import { invitationLimits, personSchema } from "#gateway/domains/invitations/contract";
import { formatQuantity } from "~/formats/counts";
import { readCsv } from "~/formats/readCsv";
import { readTextFile } from "~/forms/readTextFile";
import { Button } from "~/ui/Button";
import { TextArea } from "~/ui/TextArea";

/** A person to invite. */
interface ReadPerson {
  email: string;
  name: string;
}

/** People of a text, and what is wrong with its lines. */
interface ReadPeople {
  people: ReadPerson[];
  problems: string[];
}

/** An address on its own, or in angle brackets after a name. */
const named = /^(.*?)<([^<>]+@[^<>]+)>$/;

function readCells(cells: readonly string[]): ReadPerson[] {
  const [value = "", ...rest] = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  const [, name = "", email = ""] = named.exec(value) ?? [];
  if (email !== "" && rest.length === 0) return [{ email, name: name.replaceAll('"', "").trim() }];
  const all = [value, ...rest];
  const addresses = all.filter((cell) => cell.includes("@"));
  const others = all.filter((cell) => !cell.includes("@"));
  return addresses.map((address) => ({
    email: named.exec(address)?.[2] ?? address,
    name: addresses.length === 1 ? (others[0] ?? "") : "",
  }));
}

/** Reads people from lines of addresses or from a CSV file with names; a first line without an address is a head. */
export function readPeople(text: string): ReadPeople {
  const { records } = readCsv(text.replaceAll(";", ","));
  const problems: string[] = [];
  const people = new Map<string, ReadPerson>();
  for (const [index, { line, cells }] of records.entries()) {
    const found = readCells(cells);
    if (found.length === 0 && index > 0) problems.push(`Line ${line}: no address`);
    for (const person of found) {
      const parsed = personSchema.safeParse(person);
      if (parsed.success) people.set(parsed.data.email, parsed.data);
      else problems.push(`Line ${line}: ${parsed.error.issues[0]?.message}`);
    }
  }
  if (people.size > invitationLimits.people)
    problems.push(`At most ${invitationLimits.people} people can be invited at once`);
  return { people: [...people.values()], problems };
}

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
        hint={`One person a line: an address, or a name and an address. At most ${invitationLimits.people}.${problems.length > 1 ? ` ${problems.length} lines need attention.` : found}`}
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
