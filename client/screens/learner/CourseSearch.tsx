import { type FocusEvent, type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { CourseSearchQuery } from "~/__generated__/CourseSearchQuery.graphql";
import { formatQuantity } from "~/formats/counts";
import { useMatches } from "~/relay/useMatches";
import { OptionList } from "~/ui/OptionList";
import { SearchInput } from "~/ui/SearchInput";
import { useActiveOption } from "~/ui/useActiveOption";
import { useAwaitedEnter } from "~/ui/useAwaitedEnter";
import { blockAnchor, lessonPath } from "./coursePath";

const query = graphql`
  query CourseSearchQuery($courseId: Int!, $text: String!) {
    searchLessons(courseId: $courseId, text: $text) {
      topicId
      blockId
      headline { text isMatch }
      topic { name }
    }
  }
`;

type Hit = CourseSearchQuery["response"]["searchLessons"][number];

export interface CourseSearchProps {
  course: { readonly databaseId: number; readonly code: string };
  /** Whether '/' leads here; not where a list has a search of its own. */
  shortcut?: boolean;
}

/** A place in the course, under the name of its topic. */
interface FoundLesson extends Hit {
  value: string;
  group: string;
}

/** The places by topic, in the order of each topic's best one. */
function groupByTopic(hits: readonly Hit[]): FoundLesson[] {
  const topics = [...new Set(hits.map(({ topicId }) => topicId))];
  return topics
    .flatMap((id) => hits.filter(({ topicId }) => topicId === id))
    .map((hit) => ({ ...hit, value: `${hit.topicId} ${hit.blockId}`, group: hit.topic.name }));
}

/** The text of the search, the places found, and the keys that choose among them. */
function useCourseSearch(course: CourseSearchProps["course"]) {
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  // The text of the field is told once typing pauses: until then the places are those of an earlier text.
  const [isTyping, setTyping] = useState(false);
  const navigate = useNavigate();
  const { matches, waiting, failed, search } = useMatches<CourseSearchQuery, Hit>({
    query,
    variables: (words) => ({ courseId: course.databaseId, text: words }),
    read: ({ searchLessons }) => ({ matches: searchLessons }),
  });
  const places = groupByTopic(matches);
  const stale = isTyping || waiting;
  const change = (typed: string) => {
    setText(typed);
    setTyping(false);
    setOpen(typed.trim() !== "");
    choice.reset();
    if (typed.trim() !== "") search(typed);
  };
  const open = ({ topicId, blockId }: Hit) => {
    change("");
    const place = blockId ? `#${blockAnchor(blockId)}` : "";
    void navigate(`${lessonPath(course, { databaseId: topicId })}${place}`);
  };
  const choice = useActiveOption({ options: places, initial: 0, stale, onChoose: open });
  const enter = useAwaitedEnter({ stale, failed, onAnswer: () => places[choice.active], onOpen: open });
  const keys = (event: KeyboardEvent) => {
    if (event.key !== "Enter") enter.cancel();
    // The field itself searches at once.
    if (event.key === "Enter" && stale) enter.wait();
    else if (isOpen) choice.takeKey(event);
  };
  return {
    text,
    places,
    stale,
    failed,
    waiting,
    keys,
    change,
    open,
    isOpen: isOpen && text.trim() !== "",
    setOpen,
    active: choice.active,
    point: choice.point,
    noteTyping: (event: FormEvent<HTMLInputElement>) => setTyping(event.currentTarget.value !== text),
  };
}

/** Finds words in the topics and lessons of a course; each result leads to its place. */
export function CourseSearch({ course, shortcut = false }: CourseSearchProps) {
  const { text, places, active, stale, ...found } = useCourseSearch(course);
  const id = useId();
  const isListed = found.isOpen && places.length > 0;
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) found.setOpen(false);
  };
  return (
    <search className="relative block" onBlur={leave} onFocus={() => found.setOpen(true)}>
      <SearchInput
        label="Search this course"
        shortcut={shortcut}
        value={text}
        onChange={found.change}
        field={{
          // A field of the type search can be no combobox (ARIA in HTML).
          type: "text",
          enterKeyHint: "search",
          role: "combobox",
          "aria-autocomplete": "list",
          "aria-expanded": isListed,
          "aria-controls": isListed ? id : undefined,
          "aria-activedescendant": isListed && !stale ? `${id}-${active}` : undefined,
          onInput: found.noteTyping,
          onKeyDown: found.keys,
        }}
      />
      {found.isOpen && (
        <div className="absolute top-full left-0 z-30 mt-1 max-h-96 w-full min-w-72 overflow-y-auto rounded-lg border border-line bg-raised p-1 text-ink shadow-float sm:w-96">
          <p role="status" className="px-2.5 py-1.5 text-xs text-muted">
            {getStatus({ ...found, count: places.length })}
          </p>
          <OptionList
            id={id}
            label="Places in this course"
            options={places}
            active={active}
            selected={active}
            stale={stale}
            onPoint={found.point}
            onChoose={found.open}
            className="empty:hidden"
          >
            {({ headline }) => <Headline parts={headline} />}
          </OptionList>
        </div>
      )}
    </search>
  );
}

function getStatus({ waiting, failed, count }: { waiting: boolean; failed: boolean; count: number }): string {
  if (failed) return "Unable to search. Please check your connection and try again.";
  if (waiting && count === 0) return "Searching…";
  return count === 0 ? "No results." : formatQuantity(count, { one: "place", many: "places" });
}

/** The words around the ones that were sought, which are marked. */
const Headline = ({ parts }: { parts: Hit["headline"] }) => (
  <span className="line-clamp-2 min-w-0 wrap-anywhere">
    {parts.map(({ text, isMatch }, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places.
      isMatch ? <mark key={index}>{text}</mark> : text,
    )}
  </span>
);
