// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { useSelection } from "~/lists/useSelection";

const row = (id: number) => ({ key: `row-${id}`, id, name: `Row ${id}` });

/** A list with some selected rows, its current selection, and the one of the rendering in which a command began. */
function selectRows(...ids: number[]) {
  const { result, rerender } = renderHook(({ list }) => useSelection(list), {
    initialProps: { list: "?search=a" },
  });
  act(() => result.current.set(ids.map(row), true));
  return {
    begun: result.current,
    select: (id: number) => act(() => result.current.set([row(id)], true)),
    show: (list: string) => rerender({ list }),
    selectedIds: () => result.current.rows.map(({ id }) => id),
  };
}

describe("a selection", () => {
  it("keeps the rows that were selected while a command ran, and those that it refused", () => {
    const { begun, select, selectedIds } = selectRows(1, 2);
    select(3);
    act(() => begun.keepOnly([2]));
    expect(selectedIds()).toEqual([2, 3]);
  });

  it("keeps the rows that were selected while all matching ones loaded", () => {
    const { begun, select, selectedIds } = selectRows(1);
    select(9);
    act(() => begun.set([row(1), row(2)], true));
    expect(selectedIds()).toEqual([9, 1, 2]);
  });

  it("is not changed by what began in another list", () => {
    const { begun, select, show, selectedIds } = selectRows(1, 2);
    show("?search=b");
    select(5);
    act(() => begun.keepOnly([2]));
    act(() => begun.set([row(1), row(3)], true));
    expect(selectedIds()).toEqual([5]);
  });

  it("ends when another list is shown, also for when the first one is shown again", () => {
    const { show, selectedIds } = selectRows(1, 2);
    show("?search=b");
    expect(selectedIds()).toEqual([]);
    show("?search=a");
    expect(selectedIds()).toEqual([]);
  });
});
