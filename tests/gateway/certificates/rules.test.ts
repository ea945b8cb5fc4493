import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  getCertificateState,
  getLastValidDay,
  hasMet,
  listMissing,
} from "#gateway/domains/certificates/rules";
import { makeSerial, readSerial } from "#gateway/domains/certificates/serialContract";

const rule = { minProgress: 80, minGrade: null, assessmentId: null };
const standing = { progress: 80, grade: null, hasPassed: false };

describe("a rule", () => {
  it("is met by those who have done as much as it asks for, and says what is missing for the others", () => {
    expect(listMissing(rule, standing)).toEqual([]);
    expect(listMissing(rule, { ...standing, progress: 79 })).toEqual(["Progress is 79% of 80%"]);
    const strict = { minProgress: 100, minGrade: 60, assessmentId: 1 };
    expect(listMissing(strict, standing)).toEqual([
      "Progress is 80% of 100%",
      "No grade yet, 60% needed",
      "Assessment not passed",
    ]);
    const grade = { percent: 60, isOpen: false };
    expect(hasMet(strict, { progress: 100, grade, hasPassed: true })).toBe(true);
  });

  it("that was met stays met by who does more", () => {
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(percent, percent, percent, (minProgress, progress, more) => {
        const stricter = { ...rule, minProgress };
        const better = Math.min(100, progress + more);
        if (hasMet(stricter, { ...standing, progress }))
          expect(hasMet(stricter, { ...standing, progress: better })).toBe(true);
      }),
    );
  });
});

describe("a validity", () => {
  it.each([
    ["2026-01-31", 1, "2026-02-27"],
    ["2024-02-29", 12, "2025-02-27"],
    ["2026-11-24", 24, "2028-11-23"],
  ])("from %s of %i months ends on %s", (day, months, end) => {
    expect(getLastValidDay(day, months)).toBe(end);
  });

  it("holds on its last day, and a revocation comes before it", () => {
    const certificate = { revokedAt: null, expiresOn: "2026-05-01" };
    expect(getCertificateState(certificate, "2026-05-01")).toBe("VALID");
    expect(getCertificateState(certificate, "2026-05-02")).toBe("EXPIRED");
    expect(getCertificateState({ ...certificate, revokedAt: new Date() }, "2026-05-02")).toBe("REVOKED");
    expect(getCertificateState({ revokedAt: null, expiresOn: null }, "9999-12-31")).toBe("VALID");
  });
});

describe("a serial", () => {
  it("of any bytes is read again, however it is typed", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 12, maxLength: 12 }), (bytes) => {
        const serial = makeSerial(bytes);
        expect(serial).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
        const typed = serial.toLowerCase().replace(/(.{4})(?=.)/g, "$1-");
        expect(readSerial(typed)).toBe(serial);
        expect(readSerial(typed.replaceAll("0", "o").replaceAll("1", "l"))).toBe(serial);
      }),
    );
  });

  it("is nothing else", () => {
    for (const text of ["", "0123", "UUUUUUUUUUUU", "0123456789ABC", "../../etc/pwd"])
      expect(readSerial(text)).toBeNull();
  });
});
