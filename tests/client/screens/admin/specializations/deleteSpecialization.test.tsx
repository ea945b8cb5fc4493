// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aRefusal } from "#tests/support/refusal";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { specializationRoutes } from "~/screens/admin/specializations/routes";

const specialization = (databaseId: number, name: string) => ({
  id: `Specialization:${databaseId}`,
  databaseId,
  name,
  category: null,
  courseCount: 0,
  updatedAt: "2025-01-31T10:00:00.000Z",
  courses: [],
  assignableCourses: [],
});

const all = [specialization(1, "Web"), specialization(2, "Data")];

const command = "catalogueCommandsDeleteSpecializationMutation";
const listQuery = "AdminSpecializationsScreenQuery";

/** Opens the list, then its first row, and confirms its deletion. Reads of the list after the command get no response. */
async function deleteFirst(deleteSpecialization: object) {
  const list = {
    totalCount: 2,
    edges: all.map((node) => ({ node, cursor: node.id })),
    pageInfo: { hasNextPage: false, endCursor: null },
  };
  let isAsked = false;
  const withhold = async (operation: string) => {
    if (operation === command) isAsked = true;
    if (isAsked && operation === listQuery) await new Promise(() => undefined);
  };
  const gateway = scriptGateway(
    { specializations: list, specialization: all[0], deleteSpecialization },
    withhold,
  );
  openScreen("/admin/specializations", [{ path: "admin", children: specializationRoutes }]);
  await userEvent.click(await screen.findByRole("link", { name: "Web" }));
  await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
  await userEvent.click(screen.getByRole("button", { name: "Yes, delete it!" }));
  return gateway;
}

describe("a deleted specialization", () => {
  it("is gone from the list before that is read again", async () => {
    const gateway = await deleteFirst({ __typename: "DeletedSpecializationPayload", deletedId: 1 });
    expect(await screen.findByText("1 specialization")).toBeDefined();
    // The list is asked for again, whose response would still have the row.
    await waitFor(() => expect(gateway.askedAs(listQuery)).toHaveLength(2));
    expect(screen.getByRole("link", { name: "Data" })).toBeDefined();
    expect(screen.queryByRole("link", { name: "Web" })).toBeNull();
  });

  it("stays where it is when the server refuses it", async () => {
    await deleteFirst(aRefusal("It has certificates."));
    expect((await screen.findAllByText("It has certificates.")).length).toBe(2);
    await userEvent.click(screen.getByRole("button", { name: /^No/ }));
    await userEvent.click(screen.getByRole("link", { name: "Specializations" }));
    expect(await screen.findByRole("link", { name: "Web" })).toBeDefined();
    expect(screen.getByText("2 specializations")).toBeDefined();
  });
});
