// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { useHiddenColumns } from "~/lists/hiddenColumns";

beforeEach(() => localStorage.clear());

/** The hidden columns of the list at this address. */
const openList = (address: string) =>
  renderHook(() => useHiddenColumns(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    ),
  }).result;

const hiddenAt = (address: string) => [...openList(address).current.hidden];

describe("the hidden columns", () => {
  it("belong to one list: users have others than the users of a batch", () => {
    const users = openList("/admin/users");
    act(() => users.current.toggle("email"));
    expect(hiddenAt("/admin/users?search=asha")).toEqual(["email"]);
    expect(hiddenAt("/admin/batches/7/users")).toEqual([]);
  });

  it("are the same for the lists of all batches", () => {
    const people = openList("/admin/batches/7/users");
    act(() => people.current.toggle("status"));
    expect(hiddenAt("/admin/batches/18/users/")).toEqual(["status"]);
  });
});
