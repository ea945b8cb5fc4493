// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { formatDate, formatDateTime, formatTime } from "~/formats/dates";
import { type End, toDayAndTime, toMoment } from "~/formats/dayAndTime";
import { formatMoment } from "~/formats/moments";
import { describeOwnClassTime, formatClassTime, formatTimings } from "~/formats/ranges";
import { instituteToday, readTypedDate } from "~/formats/typedDate";
import { followInstituteZone, ownZone } from "~/formats/zones";
import { MomentFields } from "~/forms/MomentFields";

/** A zone whose clocks never show what the reader's do. */
const away = ownZone() === "Pacific/Kiritimati" ? "Pacific/Pago_Pago" : "Pacific/Kiritimati";

afterEach(() => {
  followInstituteZone(() => null);
  vi.useRealTimers();
});

function Fields({ end }: { end: End }) {
  const [{ day, time }, change] = useState({ day: "", time: "" });
  return (
    <MomentFields
      end={end}
      day={{ label: "Day", value: day }}
      time={{ label: "Time", value: time }}
      onChange={(typed) => change((before) => ({ ...before, ...typed }))}
    />
  );
}

const read = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

describe("the fields of a moment", () => {
  it.each([
    ["opens", "09:00"],
    ["closes", "23:59"],
  ] as const)("show the time at which a day that %s without one means", async (end, time) => {
    render(<Fields end={end} />);
    await userEvent.type(screen.getByLabelText("Day"), "02-01-2030");
    expect(read("Time")).toBe(time);
    await userEvent.clear(screen.getByLabelText("Day"));
    expect(read("Time")).toBe("");
  });

  it("name the institute's zone and the reader's own time where these differ", async () => {
    render(<Fields end="closes" />);
    expect(screen.queryByText(/the institute's time/)).toBeNull();
    followInstituteZone(() => away);
    await userEvent.type(screen.getByLabelText("Day"), "02-01-2030");
    expect(screen.getByLabelText("Time").getAttribute("aria-describedby")).toBeTruthy();
    expect(screen.getByText(/^GMT[+-]\d+, the institute's time\. .*\d\d:\d\d your time\.$/)).toBeDefined();
  });
});

describe("moments on screens", () => {
  const at = "2030-01-02T04:30:00.000Z";

  it("are the institute's, named where the reader's clock differs", () => {
    followInstituteZone(() => "Asia/Kolkata");
    const isAway = formatTime(at, ownZone()) !== "10:00";
    expect(formatDateTime(at)).toBe(`02-Jan-2030 10:00:00${isAway ? " IST" : ""}`);
    expect(formatDate("2030-01-01T20:00:00.000Z")).toBe("02-Jan-2030");
    expect(formatMoment(at)).toMatch(
      isAway ? /^02-Jan-2030, 10:00 IST \(.*\d\d:\d\d your time\)$/ : /^02-Jan-2030, 10:00$/,
    );
    expect(formatDateTime(at, "America/New_York")).toBe("01-Jan-2030 23:30:00");
  });

  it("are read back as they are written, whatever the reader's zone", () => {
    for (const zone of ["Asia/Kolkata", "America/New_York", "Australia/Lord_Howe"]) {
      followInstituteZone(() => zone);
      expect(toMoment(toDayAndTime(at), "opens")).toBe(at);
    }
    followInstituteZone(() => "America/New_York");
    expect(toMoment({ day: "2030-01-02", time: "" }, "closes")).toBe("2030-01-03T04:59:00.000Z");
    expect(toMoment({ day: "2030-01-02", time: "00:00:00" }, "closes")).toBe("2030-01-02T05:00:00.000Z");
    expect(toMoment({ day: "", time: "10:00" }, "opens")).toBeNull();
  });

  it("name the zone of classes, and begin the day with the institute's", () => {
    followInstituteZone(() => away);
    const zone = /GMT[+-]\d+$/;
    expect(formatTimings("18:00:00", "20:00:00")).toMatch(zone);
    expect(formatClassTime("18:00:00", "2030-01-02")).toMatch(zone);
    expect(describeOwnClassTime("18:00:00", "2030-01-02")).toMatch(/\d\d:\d\d your time$/);
    vi.useFakeTimers({ now: new Date("2030-01-02T10:30:00.000Z") });
    expect(instituteToday()).toBe(away === "Pacific/Kiritimati" ? "2030-01-03" : "2030-01-01");
    expect(readTypedDate("today", { today: instituteToday(), current: null })).toBe(instituteToday());
  });

  it("are plain where both clocks show the same", () => {
    followInstituteZone(() => ownZone());
    expect(formatMoment(at)).toBe(`${formatDate(at)}, ${formatTime(at)}`);
    expect(formatTimings("18:00:00", "20:00:00")).toBe("18:00–20:00");
    expect(describeOwnClassTime("18:00:00", "2030-01-02")).toBeNull();
  });
});
