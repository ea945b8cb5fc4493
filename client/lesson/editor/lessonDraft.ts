import { graphql, readInlineData } from "react-relay";
import { createOperationDescriptor, getRequest, type IEnvironment } from "relay-runtime";
import { blockKinds, calloutTones } from "#gateway/domains/lessons/contract";
import type { lessonDraft_block$key } from "~/__generated__/lessonDraft_block.graphql";
import type { lessonDraft_topic$key } from "~/__generated__/lessonDraft_topic.graphql";
import type { lessonDraftRefreshQuery$rawResponse } from "~/__generated__/lessonDraftRefreshQuery.graphql";
import { quietRequest } from "~/relay/network";
import type { ServerBlock, ServerDraft } from "./draftBlocks";

const blockFragment = graphql`
  fragment lessonDraft_block on TopicBlock @inline {
    id
    databaseId
    kind
    markdown
    language
    tone
    url
    caption
    altText
    fileId
    captionsFileId
    question { databaseId }
    version
    updatedByName
  }
`;

const topicFragment = graphql`
  fragment lessonDraft_topic on Topic @inline {
    version
    hasUnpublishedChanges
    draftBlocks { ...lessonDraft_block }
  }
`;

const refreshQuery = graphql`
  query lessonDraftRefreshQuery($topicId: Int!) @raw_response_type {
    topic(databaseId: $topicId) { ...lessonDraft_topic }
  }
`;

/** A block as its editor needs it. */
export function readBlock(key: lessonDraft_block$key): ServerBlock {
  const block = readInlineData(blockFragment, key);
  return {
    id: block.databaseId,
    nodeId: block.id,
    version: block.version,
    updatedByName: block.updatedByName ?? "",
    content: {
      kind: blockKinds.find((kind) => kind === block.kind) ?? "TEXT",
      markdown: block.markdown,
      language: block.language,
      caption: block.caption,
      altText: block.altText,
      tone: calloutTones.find((tone) => tone === block.tone) ?? null,
      url: block.url ?? null,
      fileId: block.fileId ?? null,
      captionsFileId: block.captionsFileId ?? null,
      questionId: block.question?.databaseId ?? null,
    },
  };
}

/** The draft of a topic. */
export function readDraft(key: lessonDraft_topic$key): ServerDraft {
  const { version, draftBlocks } = readInlineData(topicFragment, key);
  return { version, blocks: (draftBlocks ?? []).map(readBlock) };
}

/** The version of a topic that the store has; 0 without one. */
const getKnownVersion = (environment: IEnvironment, id: string): number =>
  Number(environment.getStore().getSource().get(id)?.["version"] ?? 0);

/** How often the draft is read again before the latest changes are kept as they are. */
const mostReads = 3;

/**
 * Reads the draft again into the store, whose readers then merge it. What a save or an event has overtaken on its way is
 * not written, but read again: it would take back what the store knows already.
 */
export async function refreshDraft(environment: IEnvironment, topicId: number): Promise<void> {
  const operation = createOperationDescriptor(getRequest(refreshQuery), { topicId });
  const { node, variables } = operation.request;
  const read = () =>
    environment
      .getNetwork()
      .execute(node.params, variables, quietRequest)
      .toPromise()
      .catch(() => undefined);
  for (let reads = 0; reads < mostReads; reads += 1) {
    const answer = await read();
    if (!answer || !("data" in answer) || !answer.data) return;
    const { topic } = answer.data as lessonDraftRefreshQuery$rawResponse;
    if (topic && topic.version < getKnownVersion(environment, topic.id)) continue;
    return environment.commitPayload(operation, answer.data);
  }
}
