// @vitest-environment happy-dom
import { render, waitFor } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { expect, it } from "vitest";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { scriptLive } from "#tests/support/scriptLive";
import { currentEnvironment, resetEnvironment } from "~/relay/environment";
import { useLiveTopics } from "~/screens/admin/batches/useLiveTopics";

function Follower({ batchId }: { batchId: number }) {
  useLiveTopics(batchId);
  return null;
}

const show = (batchId: number) => (
  <RelayEnvironmentProvider environment={currentEnvironment()}>
    <Follower batchId={batchId} />
  </RelayEnvironmentProvider>
);

/** Follows batch 1, whose first request gets no response yet. */
async function followBatch() {
  const live = scriptLive();
  const { hold, askedAs } = scriptGateway({ batch: null });
  resetEnvironment();
  const release = hold();
  const page = render(show(1));
  const batchesRead = () => askedAs("useLiveTopicsQuery").map(({ variables }) => variables["batchId"]);
  await waitFor(() => expect(batchesRead()).toEqual([1]), { timeout: 5_000 });
  return { live, page, release, batchesRead };
}

it("a batch that is opened while another one is read is read, too", async () => {
  const { page, release, batchesRead } = await followBatch();
  page.rerender(show(2));
  await waitFor(() => expect(batchesRead()).toEqual([1, 2]));
  release();
});

it("a batch that changes while it is read is read once more", async () => {
  const { live, release, batchesRead } = await followBatch();
  const change = { topics: [], modules: [], batchCourse: null, batch: null };
  live.send("useLiveTopicsSubscription", { data: { batchTopicsChanged: change } });
  await new Promise((passed) => setTimeout(passed, 20));
  release();
  await waitFor(() => expect(batchesRead()).toEqual([1, 1]));
});
