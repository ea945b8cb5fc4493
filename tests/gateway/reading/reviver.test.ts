import { describe, expect, it } from "vitest";
import { planSelect } from "#gateway/domains/batchTopics/planLoaders";
import { getModel } from "#gateway/reading/models";
import { getReviver } from "#gateway/reading/reviver";

const model = getModel("BatchCourse");
const readRow = () => ({
  id: 1,
  course: { title: "HTML", modules: [{ id: 2, name: "Start", topics: [{ id: 3, name: "Tags" }] }] },
  topics: [
    {
      topicId: 3,
      status: "COMPLETED",
      plannedDate: "2026-01-15",
      startDate: null,
      completedDate: "2026-01-16",
    },
  ],
});

describe("rows of a statement", () => {
  it("get dates where Prisma has them, in related rows too", () => {
    const row = readRow();
    getReviver(model, planSelect, { hasDayTexts: false })?.(row);
    expect(row.topics[0]?.plannedDate).toEqual(new Date("2026-01-15T00:00:00.000Z"));
    expect(row.topics[0]?.startDate).toBeNull();
    expect(row.course).toEqual(readRow().course);
  });

  it("keep days as texts for resolvers that take them so", () => {
    const row = readRow();
    getReviver(model, planSelect, { hasDayTexts: true })?.(row);
    expect(row).toEqual(readRow());
  });

  it("get moments as dates even so", () => {
    const rows = [{ createdAt: "2026-01-15T10:00:00.000Z" }, { createdAt: "2026-01-16T10:00:00.000Z" }];
    getReviver(model, { createdAt: true }, { hasDayTexts: true })?.(rows);
    expect(rows.map(({ createdAt }) => createdAt)).toEqual([
      new Date("2026-01-15T10:00:00.000Z"),
      new Date("2026-01-16T10:00:00.000Z"),
    ]);
  });

  it("are left alone where no column of the selection has another form", () => {
    expect(getReviver(model, { id: true, course: { select: { title: true } } }, { hasDayTexts: false })).toBe(
      undefined,
    );
  });

  it("get the dates of all columns of related rows that are read whole", () => {
    const row = { topics: [{ plannedDate: "2026-01-15" }] };
    getReviver(model, { topics: { where: { status: "PENDING" } } }, { hasDayTexts: false })?.(row);
    expect(row.topics[0]?.plannedDate).toEqual(new Date("2026-01-15T00:00:00.000Z"));
  });
});
