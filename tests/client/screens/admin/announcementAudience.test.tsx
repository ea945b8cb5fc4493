// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { openAdmin } from "./openAdmin";

const aBatch = (databaseId: number, name: string) => ({
  __typename: "Batch",
  id: `batch-${databaseId}`,
  databaseId,
  name,
  noOfParticipants: 1,
});
const batches = [aBatch(1, "Morning"), aBatch(2, "Evening")];

it("the button of an announcement never names the people of another batch", async () => {
  const gateway = scriptGateway({
    batchMatches: ({ search }: { search: string }) => batches.filter(({ name }) => name.includes(search)),
    announcementAudience: ({ batchId }: { batchId: number | null }) => (batchId === 1 ? 22 : 5),
  });
  openAdmin("/admin/announcements/create");
  await userEvent.click(await screen.findByRole("radio", { name: "Batch" }));
  const choose = async (name: string) => {
    const field = await screen.findByRole("combobox", { name: /^Batch/ });
    await userEvent.clear(field);
    await userEvent.type(field, name);
    await userEvent.click(await screen.findByRole("option", { name: new RegExp(name) }));
  };
  await choose("Morning");
  expect(await screen.findByRole("button", { name: "Send to 22 people" })).toBeTruthy();
  const field = await screen.findByRole("combobox", { name: /^Batch/ });
  await userEvent.clear(field);
  await userEvent.type(field, "Evening");
  const evening = await screen.findByRole("option", { name: /Evening/ });
  const release = gateway.hold();
  await userEvent.click(evening);
  expect(screen.getByRole("button", { name: "Send" })).toBeTruthy();
  release();
  expect(await screen.findByRole("button", { name: "Send to 5 people" })).toBeTruthy();
});
