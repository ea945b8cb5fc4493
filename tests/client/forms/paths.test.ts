import { describe, expect, it } from "vitest";
import { findPlace, getFieldName, getValueAt, isWithin, keepUnchanged } from "~/forms/paths";

describe("findPlace", () => {
  const shown = new Set(["criteria.1.title", "criteria.1.levels"]);

  it("returns a path that has a control", () => {
    expect(findPlace("criteria.1.title", shown)).toBe("criteria.1.title");
  });

  it("returns the innermost part around a path without a control", () => {
    expect(findPlace("criteria.1.levels.0.points", shown)).toBe("criteria.1.levels");
    expect(findPlace("criteria.2.key", shown)).toBe("criteria");
    expect(findPlace("name", shown)).toBe("name");
    expect(findPlace("", shown)).toBe("");
  });
});

describe("paths", () => {
  it("belong to the field that they begin with", () => {
    expect(getFieldName("criteria.1.title")).toBe("criteria");
    expect(isWithin("criteria.1", "criteria")).toBe(true);
    expect(isWithin("criteria", "criteria")).toBe(true);
    expect(isWithin("criteriaNote", "criteria")).toBe(false);
  });

  it("lead to values, or to undefined", () => {
    const values = { criteria: [{ title: "Clarity" }] };
    expect(getValueAt(values, "criteria.0.title")).toBe("Clarity");
    expect(getValueAt(values, "criteria.1.title")).toBeUndefined();
    expect(getValueAt(values, "name.first")).toBeUndefined();
  });
});

describe("keepUnchanged", () => {
  const before = [{ title: "a" }, { title: "b" }];
  const notes = { name: 1, criteria: 2, "criteria.0.title": 3, "criteria.1.title": 4 };

  it("drops the notes of the field and of its changed parts", () => {
    const after = [{ title: "a" }, { title: "better" }];
    expect(keepUnchanged(notes, { name: "criteria", before, after })).toEqual({
      name: 1,
      "criteria.0.title": 3,
    });
  });

  it("drops the notes of parts that are gone", () => {
    expect(keepUnchanged(notes, { name: "criteria", before, after: [] })).toEqual({ name: 1 });
  });
});
