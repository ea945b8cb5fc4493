import { expect, it } from "vitest";
import { getState } from "#gateway/domains/announcements/rules";

it("an announcement waits until it is sent or cancelled", () => {
  const at = new Date("2030-01-01");
  expect(getState({ sentAt: null, cancelledAt: null })).toBe("SCHEDULED");
  expect(getState({ sentAt: at, cancelledAt: null })).toBe("SENT");
  expect(getState({ sentAt: null, cancelledAt: at })).toBe("CANCELLED");
});
