import { describe, expect, it } from "vitest";
import { meetingAddress } from "~/formats/addresses";

describe("the address of a meeting", () => {
  it.each([
    ["https://meet.example.test/abc", "https://meet.example.test/abc"],
    ["meet.example.test/abc", "https://meet.example.test/abc"],
    ["meet.example.test:8443/abc", "https://meet.example.test:8443/abc"],
    ["javascript:alert(1)", null],
    ["ftp://files.test", null],
    ["", null],
    [null, null],
  ])("of %j is %j", (link, address) => {
    expect(meetingAddress(link)).toBe(address);
  });
});
