import { describe, expect, it } from "vitest";
import { isClockTime, readTypedTime } from "~/formats/typedTime";

describe("readTypedTime", () => {
  it.each([
    ["19:00", "19:00"],
    ["1900", "19:00"],
    ["19.30", "19:30"],
    ["19h15", "19:15"],
    ["7pm", "19:00"],
    ["7:30 p.m.", "19:30"],
    ["12am", "00:00"],
    ["12 PM", "12:00"],
    ["9", "09:00"],
    ["930", "09:30"],
    [" 07:05:00 ", "07:05"],
  ])("reads %j as %s", (typed, time) => {
    expect(readTypedTime(typed)).toBe(time);
  });

  it.each(["", "noon", "24:00", "13pm", "0 am", "19:60", "1:2", "7 pm tomorrow", "99"])(
    "reads no time in %j",
    (typed) => {
      expect(readTypedTime(typed)).toBeNull();
    },
  );

  it("returns times that the contracts take", () => {
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((part) =>
        String(part).padStart(2, "0"),
      );
      expect(readTypedTime(`${hours}${minutes}`)).toBe(`${hours}:${minutes}`);
      expect(isClockTime(`${hours}:${minutes}`)).toBe(true);
    }
  });
});
