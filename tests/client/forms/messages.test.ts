import { describe, expect, it } from "vitest";
import { z } from "zod";
import { emailAddress, optionalText, password, requiredText } from "#gateway/domains/contract";
import { check, isRequired } from "~/forms/check";

function said(field: z.ZodType, value: unknown, label = "Name") {
  const result = check(z.object({ field }), { field: value }, { field: label });
  return result.ok ? undefined : result.problems[0];
}

describe("the messages of a form", () => {
  it("says inline that a field is required, and in the list without the full stop", () => {
    expect(said(requiredText("Name"), "  ")).toEqual({
      path: "field",
      inline: "Name is required.",
      generic: "Name is required",
    });
  });

  it("says of an address that its format is wrong", () => {
    const problem = said(emailAddress("Email"), "ana@", "Email");
    expect(problem?.inline).toBe("Invalid email format.");
    expect(problem?.generic).toBe("Email must be a valid email address");
  });

  it("says the length that is missing or too much", () => {
    const short = said(password("Password", { min: 5, max: 20 }), "abc", "Password");
    expect(short?.inline).toBe("Minimum length is 5.");
    expect(short?.generic).toBe("Password must be at least 5 characters long");
    expect(said(optionalText("Bio", { max: 3 }), "four", "Bio")?.inline).toBe(
      "Bio must be 3 characters or less.",
    );
  });

  it("says the bounds of a number", () => {
    const duration = z.coerce.number().min(1).max(1000);
    expect(said(duration, "0", "Duration")?.inline).toBe("Duration must be atleast 1");
    expect(said(duration, "1001", "Duration")?.inline).toBe("Duration must not exceed 1000");
    expect(said(duration, "0", "Duration")?.generic).toBe("Duration must be atleast 1");
  });

  it("says the bounds of a date", () => {
    const after = z.string().refine((day) => day >= "2025-03-10", { params: { onOrAfter: "2025-03-10" } });
    const before = z.string().refine((day) => day <= "2025-03-10", { params: { onOrBefore: "2025-03-10" } });
    expect(said(after, "2025-03-09")?.inline).toBe("Date must be on or after 10-Mar-2025");
    expect(said(before, "2025-03-11")?.inline).toBe("Date must be on or before 10-Mar-2025");
    const from = z.coerce.date().min(new Date("2025-03-10"));
    expect(said(from, "2025-03-09")?.inline).toBe("Date must be on or after 10-Mar-2025");
  });

  it("calls a choice that was not made required, and a wrong one invalid", () => {
    const level = z.enum(["BEGINNER", "ADVANCED"]);
    expect(said(level, "", "Level")).toMatchObject({
      inline: "Level is required.",
      generic: "Level is required",
    });
    expect(said(level, "EXPERT", "Level")?.inline).toBe("Please enter a valid Level.");
  });

  it("keeps a rule's own words", () => {
    const rule = z.string().refine(() => false, "The code is taken");
    expect(said(rule, "JAVA")).toMatchObject({ inline: "The code is taken", generic: "The code is taken" });
  });

  it("tells required fields from optional ones by what the schema refuses", () => {
    const schema = z.object({ name: requiredText("Name"), bio: optionalText("Bio"), terms: z.literal(true) });
    expect(["name", "bio"].map((name) => isRequired(schema, name, ""))).toEqual([true, false]);
    expect(isRequired(schema, "terms", false)).toBe(true);
  });
});
