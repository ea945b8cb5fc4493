import { graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { loadLateTopicsQuery } from "~/__generated__/loadLateTopicsQuery.graphql";
import type { AddressOf } from "~/lists/listParams";
import { loadRows } from "~/lists/loadRows";
import { lateList, lateVariables } from "./lateList";

const query = graphql`
  query loadLateTopicsQuery(
    $batchId: Int
    $trainerId: Int
    $sort: LateSort
    $reversed: Boolean
    $first: Int
    $after: String
  ) {
    lateTopics(
      batchId: $batchId
      trainerId: $trainerId
      sort: $sort
      reversed: $reversed
      first: $first
      after: $after
    ) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        id
        databaseId
        topicName
      }
    }
  }
`;

/** Reads all late topics that the address matches, to select them. */
export const loadLateTopics = (environment: IEnvironment, address: AddressOf<typeof lateList>) =>
  loadRows<loadLateTopicsQuery>(environment, {
    query,
    variables: (page) => ({ ...lateVariables(lateList.first(address)), ...page }),
    read: ({ lateTopics: { nodes, pageInfo } }) => ({
      rows: nodes.map(({ id, databaseId, topicName }) => ({ key: id, id: databaseId, name: topicName })),
      next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
    }),
  });
