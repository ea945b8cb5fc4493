import { useEffect, useRef } from "react";
import { Avatar } from "~/ui/Avatar";
import { classNames } from "~/ui/classNames";
import { EmptyState } from "~/ui/EmptyState";
import { ErrorState } from "~/ui/ErrorState";
import { RoomListSkeleton } from "./RoomListSkeleton";
import type { ChatPeople, FoundPeople } from "./usePeopleSearch";

type Person = ChatPeople[number];

interface Props {
  listId: string;
  found: FoundPeople | null;
  failure: Error | null;
  /** The index of the person that Enter chooses; -1 for none. */
  active: number;
  retry: () => void;
  onChoose: (person: Person) => void;
}

/** The DOM id of a person's row, which the field refers to. */
export const optionId = (listId: string, { databaseId }: Person): string => `${listId}-${databaseId}`;

/** People to start or continue a conversation with. */
export function PeopleFound({ listId, found, failure, active, retry, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  if (failure)
    return (
      <ErrorState title="Couldn't search people" onRetry={retry}>
        {failure.message}
      </ErrorState>
    );
  if (!found) return <RoomListSkeleton />;
  if (found.people.length === 0)
    return <EmptyState title="No people found">Try a name, a username or a whole email address.</EmptyState>;
  return (
    <div
      ref={list}
      id={listId}
      role="listbox"
      aria-label="People found"
      className="grid min-h-0 flex-1 grid-cols-1 content-start gap-0.5 overflow-y-auto p-2"
    >
      {found.people.map((person, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and handles the keys.
        <div
          key={person.databaseId}
          id={optionId(listId, person)}
          role="option"
          aria-selected={index === active}
          // The focus stays in the field that controls the list.
          tabIndex={-1}
          onClick={() => onChoose(person)}
          className={classNames(
            "touch flex w-full cursor-pointer items-center gap-3 rounded-lg p-2 text-left hover:bg-hover",
            index === active && "bg-hover outline-2 -outline-offset-2 outline-brand-ink",
          )}
        >
          <Avatar name={person.name} src={person.avatarUrl} online={person.isOnline} />
          <span className="min-w-0 flex-1">
            <span className="block truncate text-sm font-medium text-ink">{person.name}</span>
            <span className="block truncate text-xs text-muted">
              {[`@${person.username}`, person.email].filter(Boolean).join(" · ")}
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}
