import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router";
import { chatMessages } from "../../../../gateway/domains/chat/contract";
import type { PeopleFoundMutation } from "../../../__generated__/PeopleFoundMutation.graphql";
import type {
  PeopleFoundQuery,
  PeopleFoundQuery$data,
} from "../../../__generated__/PeopleFoundQuery.graphql";
import { quietRequest } from "../../../relay/network";
import { useMutation } from "../../../relay/useMutation";
import { Avatar } from "../../../ui/Avatar";
import { EmptyState } from "../../../ui/EmptyState";
import { ErrorState } from "../../../ui/ErrorState";
import { RoomListSkeleton } from "./RoomListSkeleton";

const query = graphql`
  query PeopleFoundQuery($search: String!) {
    chatPeople(search: $search) {
      databaseId
      name
      isOnline
    }
  }
`;

const mutation = graphql`
  mutation PeopleFoundMutation($userId: Int!) {
    result: openDirectRoom(userId: $userId) {
      __typename
      ... on RoomPayload {
        room {
          id
          databaseId
        }
      }
      ... on Refusal {
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

type People = PeopleFoundQuery$data["chatPeople"];

/** The people whose names hold what was typed; the earlier ones stay until the new ones have come. */
function usePeople(search: string) {
  const environment = useRelayEnvironment();
  const [people, setPeople] = useState<People | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks the same again.
  useEffect(() => {
    const options = { networkCacheConfig: quietRequest };
    const asked = fetchQuery<PeopleFoundQuery>(environment, query, { search }, options).subscribe({
      next(data) {
        setPeople(data.chatPeople);
        setFailure(null);
      },
      error: setFailure,
    });
    return () => asked.unsubscribe();
  }, [environment, search, turn]);
  return { people, failure, retry: () => setTurn(turn + 1) };
}

/** People to begin a conversation with, or to go on with one. */
export function PeopleFound({ search, onOpened }: { search: string; onOpened: () => void }) {
  const { people, failure, retry } = usePeople(search);
  const navigate = useNavigate();
  const [commit, busy] = useMutation<PeopleFoundMutation>(mutation, { fallback: chatMessages.openFailed });
  const open = async (userId: number) => {
    if (busy) return;
    const payload = await commit({ userId });
    if (!payload) return;
    onOpened();
    await navigate(`/chat/${payload.room.databaseId}`);
  };
  if (failure)
    return (
      <ErrorState title="The people could not be read" onRetry={retry}>
        {failure.message}
      </ErrorState>
    );
  if (!people) return <RoomListSkeleton />;
  if (people.length === 0)
    return <EmptyState title="Nobody found">No one here has “{search}” in their name.</EmptyState>;
  return (
    <ul aria-label="People found" className="grid min-h-0 flex-1 content-start gap-0.5 overflow-y-auto p-2">
      {people.map(({ databaseId, name, isOnline }) => (
        <li key={databaseId}>
          <button
            type="button"
            onClick={() => void open(databaseId)}
            className="touch flex w-full items-center gap-3 rounded-lg p-2 text-left text-sm font-medium text-ink -outline-offset-2! hover:bg-hover"
          >
            <Avatar name={name} online={isOnline} />
            <span className="min-w-0 flex-1 truncate">{name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
