import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isTimeZone,
  organizationMessages,
  organizationSchema,
  parseOrigin,
} from "#gateway/domains/organizations/settingsContract";

const good = { name: "Made", selfRegistration: true, disableLogin: false, timeZone: "Asia/Kolkata" };
const problem = (change: object) =>
  organizationSchema.safeParse({ ...good, ...change }).error?.issues[0]?.message;

describe("the settings that an ADMIN may save", () => {
  it("leave out what is left empty", () => {
    const empty = {
      logo: " ",
      theme: "",
      email: null,
      phone: "",
      address: "",
      city: "",
      website: "",
      paymentInstructions: " ",
    };
    expect(organizationSchema.parse({ ...good, ...empty })).toEqual({
      ...good,
      logo: null,
      theme: null,
      email: null,
      phone: null,
      address: null,
      city: null,
      website: null,
      paymentInstructions: null,
      allowedOrigins: "",
    });
  });

  it.each([
    [{ name: " " }, "Name is required"],
    [{ name: "x".repeat(101) }, "Name cannot be more than 100 characters long"],
    [{ logo: "javascript:alert(1)" }, "Please enter a valid Logo."],
    [{ logo: "https://" }, "Please enter a valid Logo."],
    [{ website: "www.example.com" }, "Please enter a valid Website."],
    [{ paymentInstructions: "x".repeat(501) }, "How to pay cannot be more than 500 characters long"],
    [{ theme: "teal" }, organizationMessages.theme],
    [{ theme: "#fff" }, organizationMessages.theme],
    [{ theme: "#fff;} body{display:none}" }, organizationMessages.theme],
    [{ email: "office" }, "Email must be a valid email address"],
    [{ phone: "call me" }, "Please enter a valid Phone."],
    [{ timeZone: "+05:30" }, organizationMessages.timeZone],
    [{ timeZone: "Asia/Atlantis" }, organizationMessages.timeZone],
    [{ allowedOrigins: "*" }, organizationMessages.origin("*")],
    [{ allowedOrigins: "https://a.test, null" }, organizationMessages.origin("null")],
    [{ allowedOrigins: "https://a.test/path" }, organizationMessages.origin("https://a.test/path")],
    [{ allowedOrigins: "https://*.a.test" }, organizationMessages.origin("https://*.a.test")],
    [{ allowedOrigins: "ftp://a.test" }, organizationMessages.origin("ftp://a.test")],
    [
      { allowedOrigins: Array.from({ length: 21 }, (_, n) => `https://a${n}.test`).join(",") },
      organizationMessages.tooManyOrigins,
    ],
  ])("are not %j", (change, message) => {
    expect(problem(change)).toBe(message);
  });

  it("name each origin as browsers do, so that what is saved is what is compared", () => {
    fc.assert(
      fc.property(fc.webAuthority({ withPort: true }), fc.boolean(), (authority, slash) => {
        const origin = parseOrigin(`https://${authority}${slash ? "/" : ""}`);
        if (origin !== null) expect(new URL(`${origin}/some/page`).origin).toBe(origin);
      }),
    );
    expect(parseOrigin("HTTPS://Shop.Example.COM:443/")).toBe("https://shop.example.com");
  });

  it("know every time zone of the list", () => {
    expect(Intl.supportedValuesOf("timeZone").filter((zone) => !isTimeZone(zone))).toEqual([]);
    expect(["UTC", "Asia/Kolkata", "America/Argentina/Buenos_Aires"].every(isTimeZone)).toBe(true);
  });
});
