import { BookOpen, Search } from "lucide-react";
import { fetchQuery, graphql } from "react-relay";
import type { LearnerPaletteQuery } from "../../__generated__/LearnerPaletteQuery.graphql";
import { LazyCommandPalette } from "../../layout/commandPalette/LazyCommandPalette";
import type { PalettePlace } from "../../layout/commandPalette/paletteEntries";
import { useCommandPalette } from "../../layout/commandPalette/useCommandPalette";
import type { PaletteSearch } from "../../layout/commandPalette/usePaletteMatches";
import { quietRequest } from "../../relay/network";
import { IconButton } from "../../ui/IconButton";
import { coursePath } from "./coursePath";

const query = graphql`
  query LearnerPaletteQuery($search: String!) {
    enrolments(search: $search, first: 8) {
      nodes {
        course {
          id
          databaseId
          title
          code
        }
      }
    }
  }
`;

const search: PaletteSearch = (environment, words) =>
  fetchQuery<LearnerPaletteQuery>(
    environment,
    query,
    { search: words },
    { networkCacheConfig: quietRequest },
  ).map(({ enrolments }) =>
    enrolments.nodes.map(({ course }) => ({
      ...{ key: course.id, to: coursePath(course), label: course.title },
      ...{ note: `My course ${course.code}`, icon: BookOpen },
    })),
  );

const elsewhere: readonly PalettePlace[] = [
  { to: "/courses", label: "Catalogue" },
  { to: "/specializations", label: "Specializations" },
  { to: "/chat", label: "Chat" },
];

/** The button of the command palette of the learner area, which Ctrl+K and Cmd+K open too. */
export function LearnerPalette({ places }: { places: readonly PalettePlace[] }) {
  const palette = useCommandPalette();
  return (
    <>
      <IconButton
        label="Go to…"
        icon={<Search />}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={palette.show}
      />
      {palette.open && (
        <LazyCommandPalette
          places={[...places, ...elsewhere]}
          search={search}
          finds="or one of your courses"
          onClose={palette.hide}
        />
      )}
    </>
  );
}
