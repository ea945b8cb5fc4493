import { type FocusEvent, useState } from "react";
import { graphql } from "react-relay";
import { Link } from "react-router-dom";
import type { CourseSearchQuery } from "~/__generated__/CourseSearchQuery.graphql";
import { formatQuantity } from "~/formats/counts";
import { useMatches } from "~/relay/useMatches";
import { SearchInput } from "~/ui/SearchInput";
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

/** Finds words in the topics and lessons of a course; each result leads to its place. */
export function CourseSearch({ course, shortcut = false }: CourseSearchProps) {
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const { matches, waiting, failed, search } = useMatches<CourseSearchQuery, Hit>({
    query,
    variables: (words) => ({ courseId: course.databaseId, text: words }),
    read: ({ searchLessons }) => ({ matches: searchLessons }),
  });
  const change = (typed: string) => {
    setText(typed);
    setOpen(typed.trim() !== "");
    if (typed.trim() !== "") search(typed);
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    <search className="relative block" onBlur={leave} onFocus={() => setOpen(text.trim() !== "")}>
      <SearchInput label="Search this course" shortcut={shortcut} value={text} onChange={change} />
      {isOpen && (
        <div className="absolute top-full left-0 z-30 mt-1 max-h-96 w-full min-w-72 overflow-y-auto rounded-lg border border-line bg-raised p-1 text-ink shadow-float sm:w-96">
          <p role="status" className="px-2.5 py-1.5 text-xs text-muted">
            {getStatus({ waiting, failed, count: matches.length })}
          </p>
          <ul aria-label="Places in this course" className="empty:hidden" aria-busy={waiting}>
            {matches.map((hit) => (
              <li key={`${hit.topicId} ${hit.blockId}`}>
                <HitLink hit={hit} course={course} onFollow={() => change("")} />
              </li>
            ))}
          </ul>
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

interface HitProps extends Pick<CourseSearchProps, "course"> {
  hit: Hit;
  onFollow: () => void;
}

function HitLink({ hit: { topicId, blockId, headline, topic }, course, onFollow }: HitProps) {
  const place = blockId ? `#${blockAnchor(blockId)}` : "";
  return (
    <Link
      to={`${lessonPath(course, { databaseId: topicId })}${place}`}
      onClick={onFollow}
      className="touch block rounded-md px-2.5 py-1.5 text-sm -outline-offset-2! hover:bg-hover focus-visible:bg-hover"
    >
      <span className="block truncate font-medium text-ink">{topic.name}</span>
      <span className="line-clamp-2 wrap-anywhere text-soft">
        {headline.map(({ text, isMatch }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places.
          isMatch ? <mark key={index}>{text}</mark> : text,
        )}
      </span>
    </Link>
  );
}
