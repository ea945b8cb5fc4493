import { useEffect, useMemo, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { lessonDraft_topic$key } from "~/__generated__/lessonDraft_topic.graphql";
import type { useDraftSubscription } from "~/__generated__/useDraftSubscription.graphql";
import { useLive } from "~/relay/useLive";
import { useStore } from "~/stores/createStore";
import { createDraftStore } from "./draftStore";
import { readDraft, refreshDraft } from "./lessonDraft";
import { useLessonCommands } from "./useLessonCommands";

const subscription = graphql`
  subscription useDraftSubscription($topicId: Int!) {
    topicChanged(topicId: $topicId) { ...lessonDraft_topic ...TopicSettings_topic publishedAt }
  }
`;

/** The draft of a topic as it is edited: saved while typing, and merged with what other authors save. */
export function useDraft(topicId: number, topic: lessonDraft_topic$key) {
  const environment = useRelayEnvironment();
  const commands = useLessonCommands(topicId);
  const draft = useMemo(() => readDraft(topic), [topic]);
  const [store] = useState(() => createDraftStore(commands, draft));
  useStore(store.draft);
  useEffect(() => store.merge(draft), [store, draft]);
  useLive<useDraftSubscription>(subscription, {
    variables: { topicId },
    onCatchUp: () => void refreshDraft(environment, topicId),
  });
  useEffect(() => store.stop, [store]);
  return { store, draft, commands, refresh: () => refreshDraft(environment, topicId) };
}
