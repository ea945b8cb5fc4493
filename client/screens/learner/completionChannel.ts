import { commitLocalUpdate } from "react-relay";
import { currentEnvironment } from "~/relay/environment";
import { currentSession } from "~/session/sessionStore";
import { applyCompletion, type TopicCompletion } from "./topicCompletion";

const channelName = "lectern-completions";

/** A saved completion, with the server's figures for its course. */
export interface SavedCompletion extends TopicCompletion {
  completed: number;
  percentage: number;
}

interface Message {
  account: number;
  completion: SavedCompletion;
}

const isMessage = (data: unknown): data is Message =>
  typeof data === "object" && data !== null && "account" in data && "completion" in data;

// The same channel sends and receives, since a channel does not receive its own messages but another one of the same
// tab would.
let followed: BroadcastChannel | undefined;

/** Tells the other tabs about a saved completion. */
export function announceCompletion(completion: SavedCompletion): void {
  const account = currentSession().account?.id;
  if (account === undefined) return;
  const channel = followed ?? new BroadcastChannel(channelName);
  channel.postMessage({ account, completion } satisfies Message);
  if (channel !== followed) channel.close();
}

/** Shows completions saved in other tabs of the same account. Returns the function that stops it. */
export function followOtherTabs(): () => void {
  const channel = new BroadcastChannel(channelName);
  followed = channel;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data) || data.account !== currentSession().account?.id) return;
    const { completion } = data;
    commitLocalUpdate(currentEnvironment(), (store) => {
      // A tab without topics takes the server's figures; one with topics counts its own.
      store
        .get(completion.enrolmentId)
        ?.setValue(completion.completed, "completedTopicCount")
        .setValue(completion.percentage, "percentage");
      applyCompletion(store, completion);
    });
  };
  return () => {
    if (followed === channel) followed = undefined;
    channel.close();
  };
}
