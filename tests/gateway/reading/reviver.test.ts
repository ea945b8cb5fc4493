import { describe, expect, it } from "vitest";
import { getModel } from "#gateway/reading/models";
import { getReviver } from "#gateway/reading/reviver";

const model = getModel("BatchCourse");
const select = {
  id: true,
  course: { select: { title: true } },
  topics: { select: { status: true, plannedDate: true, startDate: true } },
};
const readRow = () => ({
  id: 1,
  course: { title: "HTML" },
  topics: [{ status: "COMPLETED", plannedDate: "2026-01-15", startDate: null }],
});

describe("rows of a statement", () => {
  it("get dates where Prisma has them, in related rows too", () => {
    const row = readRow();
    getReviver(model, select)?.(row);
    expect(row).toEqual({
      ...readRow(),
      topics: [{ status: "COMPLETED", plannedDate: new Date("2026-01-15T00:00:00.000Z"), startDate: null }],
    });
  });

  it("get moments as dates", () => {
    const rows = [{ createdAt: "2026-01-15T10:00:00.000Z" }, { createdAt: "2026-01-16T10:00:00.000Z" }];
    getReviver(model, { createdAt: true })?.(rows);
    expect(rows.map(({ createdAt }) => createdAt)).toEqual([
      new Date("2026-01-15T10:00:00.000Z"),
      new Date("2026-01-16T10:00:00.000Z"),
    ]);
  });

  it("are left alone where no column of the selection has another form", () => {
    expect(getReviver(model, { id: true, course: { select: { title: true } } })).toBe(undefined);
  });

  it("get the dates of all columns of related rows that are read whole", () => {
    const row = { topics: [{ plannedDate: "2026-01-15" }] };
    getReviver(model, { topics: { where: { status: "PENDING" } } })?.(row);
    expect(row.topics[0]?.plannedDate).toEqual(new Date("2026-01-15T00:00:00.000Z"));
  });
});
