import { FileUp } from "lucide-react";
import { useRef } from "react";
import { invitationLimits, personSchema } from "#gateway/domains/invitations/contract";
import type { InviteScreenQuery } from "~/__generated__/InviteScreenQuery.graphql";
import { formatQuantity } from "~/formats/counts";
import { readCsv } from "~/formats/readCsv";
import { readTextFile } from "~/forms/readTextFile";
import { Button } from "~/ui/Button";
import { Select, type SelectProps } from "~/ui/Select";
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

/** The roles that invitations may give. */
export type Roles = NonNullable<InviteScreenQuery["response"]["roles"]>;

/** Whether a role of some is for employees only, who are invited to no batch or course. */
export const isForStaff = (roles: Roles, role: string): boolean =>
  roles.some((item) => item.name === role && item.isForStaff);

interface RoleSelectProps extends Omit<SelectProps, "options"> {
  roles: Roles;
  isLink: boolean;
}

/** The role of the invited; those with rights that the viewer lacks can't be chosen. */
export function RoleSelect({ roles, isLink, ...field }: RoleSelectProps) {
  const isLimited = roles.some(({ canGive }) => !canGive);
  return (
    <Select
      {...field}
      placeholder={null}
      options={roles.map(({ name, canGive, isForStaff: isOfStaff }) => ({
        value: name,
        label: name,
        disabled: !canGive || (isLink && isOfStaff),
      }))}
      hint={
        isLink
          ? "A link can't invite employees, since anyone might find it."
          : isForStaff(roles, field.value)
            ? "They become employees, so they join no batch or course."
            : isLimited
              ? "Roles with rights that you don't have can't be chosen."
              : undefined
      }
    />
  );
}

const shownPeople = 5;

/** Whose invitations would be sent again. */
export function InvitedList({ who }: { who: readonly string[] }) {
  const more = who.length - shownPeople;
  return (
    <>
      <span className="block">
        Their current links stop working. New ones lead to the batch or course chosen here.
      </span>
      {who.slice(0, shownPeople).map((text) => (
        <span key={text} className="mt-1 block wrap-anywhere text-ink">
          {text}
        </span>
      ))}
      {more > 0 && (
        <span className="mt-1 block">and {formatQuantity(more, { one: "more", many: "more" })}</span>
      )}
    </>
  );
}
