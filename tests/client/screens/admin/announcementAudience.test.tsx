// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
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

const scheduled = {
  __typename: "Announcement",
  id: "a1",
  databaseId: 1,
  title: "Labs open",
  body: "At nine.",
  publishAt: "2099-01-04T03:30:00.000Z",
  updatedAt: "2026-11-01T10:00:00.000Z",
  batch: { ...aBatch(1, "Morning") },
  course: null,
};

async function openScheduled() {
  const gateway = scriptGateway({
    announcement: scheduled,
    announcementAudience: ({ batchId }: { batchId?: number | null }) => (batchId ? 22 : 965),
    updateAnnouncement: { __typename: "AnnouncementPayload", announcement: scheduled },
  });
  openAdmin("/admin/announcements/1/edit");
  await screen.findByRole("button", { name: "Schedule" });
  const updates = () => gateway.askedAs("announcementCommandsUpdateMutation");
  return { gateway, updates };
}

it("a scheduled announcement that is changed to everyone asks first", async () => {
  const { updates } = await openScheduled();
  await userEvent.click(screen.getByRole("radio", { name: "Everyone" }));
  await screen.findByText(/^965 people will get it/);
  await userEvent.click(screen.getByRole("button", { name: "Schedule" }));
  const asked = await screen.findByRole("alertdialog", { name: "Send to 965 people?" });
  await userEvent.click(within(asked).getByRole("button", { name: "Cancel" }));
  expect(updates()).toHaveLength(0);
  await userEvent.click(screen.getByRole("button", { name: "Schedule" }));
  const again = await screen.findByRole("alertdialog", { name: "Send to 965 people?" });
  await userEvent.click(within(again).getByRole("button", { name: "Schedule" }));
  await waitFor(() => expect(updates()).toHaveLength(1));
  expect(updates()[0]?.variables).toMatchObject({ input: { batchId: null } });
});

it("a scheduled announcement that is to leave at once can be taken back", async () => {
  const { updates } = await openScheduled();
  await userEvent.clear(screen.getByRole("textbox", { name: /^Send on/ }));
  await userEvent.clear(screen.getByRole("textbox", { name: /^At/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Send to 22 people" }));
  await waitFor(() => expect(updates()).toHaveLength(1));
  expect(updates()[0]?.variables).toMatchObject({ input: { publishAt: null, waitSeconds: 10 } });
  expect(await screen.findByText("Sending to 22 people")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Undo" })).toBeTruthy();
});
