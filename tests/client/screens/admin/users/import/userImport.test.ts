import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { importTemplate } from "#gateway/domains/users/importContract";
import { readUserImport } from "~/screens/admin/users/import/userImport";

const head = "name,username,email,password\n";
const linesOf = (text: string) =>
  readUserImport(text).problems.map(({ line, column, message }) => `${line} ${column}: ${message}`);

describe("reading a file of users", () => {
  it("reads its own template, in any order of columns and however they are separated", () => {
    const { rows, problems } = readUserImport(importTemplate);
    expect(problems).toEqual([]);
    expect(rows.map(({ line, name, password }) => [line, name, password])).toEqual([
      [2, "Asha Rao", "first-password"],
      [3, "Iyer, Ravi", ""],
    ]);
    const turned = readUserImport("\uFEFFRank;E-Mail;User Name;Name\r\n1;a@b.in;asha;Asha\r\n");
    expect(turned).toEqual({
      ignored: ["Rank"],
      problems: [],
      rows: [{ line: 2, name: "Asha", username: "asha", email: "a@b.in", password: "" }],
    });
    expect(linesOf("Email\tUser_Name\tName\na@b.in\tasha\tAsha")).toEqual([]);
  });

  it.each([
    ["", "1 null: The first line must name the columns; missing: Name, Username, Email"],
    ["name,email\nA,a@b.in", "1 null: The first line must name the columns; missing: Username"],
    [head, "1 null: There are no users below the headers"],
    [`${head}A,"b,c\n`, "2 null: A quote is not closed"],
    [`${head}${"A,b,c@d.in,\n".repeat(501)}`, "502 null: At most 500 users can be imported at once"],
    ["x".repeat(200_001), "1 null: The file is longer than 2,00,000 characters"],
  ])("says of %j what is wrong with the whole", (text, problem) => {
    expect(linesOf(text)).toEqual([problem]);
  });

  it("names line and column of each wrong cell, past empty lines and quoted line ends", () => {
    const text = `${head}\n"Two\nlines",two,two@b.in,\n,three,three@b,short\nA,@,Two@B.in,\nA,TWO,e@b.in,`;
    expect(linesOf(text)).toEqual([
      "3 name: Name can't contain hidden or control characters",
      "5 name: Name is required",
      "5 email: Email must be a valid email address",
      "5 password: Password must be at least 8 characters long",
      "6 username: Username must be at least 2 characters long",
      "6 email: Email is a duplicate of line 3",
      "7 username: Username is a duplicate of line 3",
    ]);
  });

  it("gives every quoted cell back as it was written, but for spaces around it", () => {
    const cell = fc.string({ maxLength: 12, unit: fc.constantFrom("a", ",", ";", '"', "\n", " ", "é") });
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (names) => {
        const quoted = names.map((name, at) => `"${name.replaceAll('"', '""')}",user${at},u${at}@b.in`);
        const { rows } = readUserImport(`name,username,email\n${quoted.join("\n")}`);
        expect(rows.map(({ name }) => name)).toEqual(names.map((name) => name.trim()));
      }),
    );
  });
});
