import { commitLocalUpdate } from "react-relay";
import { currentEnvironment } from "~/relay/environment";
import { currentSession } from "~/session/sessionStore";
import { applyTick, type TopicTick } from "./topicTick";

const channelName = "lectern-ticks";

/** A saved tick, with the figures that the server gave for its course. */
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

// One channel speaks and listens: it does not hear itself, as a second one of the same tab would.
let followed: BroadcastChannel | undefined;

/** Tells the other tabs of a tick that the server has kept. */
export function announceTick(tick: SavedTick): void {
  const account = currentSession().account?.id;
  if (account === undefined) return;
  const channel = followed ?? new BroadcastChannel(channelName);
  channel.postMessage({ account, tick } satisfies Message);
  if (channel !== followed) channel.close();
}

/** Shows the ticks of the other tabs of the same person as they are saved. Answers the function that stops. */
export function followOtherTabs(): () => void {
  const channel = new BroadcastChannel(channelName);
  followed = channel;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data) || data.account !== currentSession().account?.id) return;
    const { tick } = data;
    commitLocalUpdate(currentEnvironment(), (store) => {
      // A tab that shows no topics takes the server's figures; one that does counts its own.
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
