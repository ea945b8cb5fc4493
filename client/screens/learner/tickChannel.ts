import { commitLocalUpdate } from "react-relay";
import { currentEnvironment } from "~/relay/environment";
import { currentSession } from "~/session/sessionStore";
import { applyTick, type TopicTick } from "./topicTick";

const channelName = "lectern-ticks";

/** A saved completion, with the server's figures for its course. */
export interface SavedTick extends TopicTick {
  completed: number;
  percentage: number;
}

interface Message {
  account: number;
  tick: SavedTick;
}

const isMessage = (data: unknown): data is Message =>
  typeof data === "object" && data !== null && "account" in data && "tick" in data;

// The same channel sends and receives, since a channel does not receive its own messages but another one of the same
// tab would.
let followed: BroadcastChannel | undefined;

/** Tells the other tabs about a saved completion. */
export function announceTick(tick: SavedTick): void {
  const account = currentSession().account?.id;
  if (account === undefined) return;
  const channel = followed ?? new BroadcastChannel(channelName);
  channel.postMessage({ account, tick } satisfies Message);
  if (channel !== followed) channel.close();
}

/** Shows completions saved in other tabs of the same account. Returns the function that stops it. */
export function followOtherTabs(): () => void {
  const channel = new BroadcastChannel(channelName);
  followed = channel;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data) || data.account !== currentSession().account?.id) return;
    const { tick } = data;
    commitLocalUpdate(currentEnvironment(), (store) => {
      // A tab without topics takes the server's figures; one with topics counts its own.
      store
        .get(tick.enrolmentId)
        ?.setValue(tick.completed, "completedTopicCount")
        .setValue(tick.percentage, "percentage");
      applyTick(store, tick);
    });
  };
  return () => {
    if (followed === channel) followed = undefined;
    channel.close();
  };
}
