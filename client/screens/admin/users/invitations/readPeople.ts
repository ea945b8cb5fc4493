import { invitationLimits, personSchema } from "#gateway/domains/invitations/contract";
import { readCsv } from "~/formats/readCsv";

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

/** An address that stands alone, or in angle brackets after a name. */
const named = /^(.*?)<([^<>]+@[^<>]+)>$/;

function readCells(cells: readonly string[]): ReadPerson[] {
  const [one = "", ...rest] = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  const [, name = "", email = ""] = named.exec(one) ?? [];
  if (email !== "" && rest.length === 0) return [{ email, name: name.replaceAll('"', "").trim() }];
  const all = [one, ...rest];
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
