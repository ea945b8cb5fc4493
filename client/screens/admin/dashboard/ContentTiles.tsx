import { BookOpen, Boxes, Library, Route } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ContentTiles_query$key } from "~/__generated__/ContentTiles_query.graphql";
import { formatCount } from "~/formats/counts";
import { Tile } from "~/ui/Tile";

/** How much the catalogue holds; each figure leads to what it counts. */
export function ContentTiles({ query: key }: { query: ContentTiles_query$key }) {
  const { courses, curricula, specializations, resources } = useFragment(
    graphql`
      fragment ContentTiles_query on Query {
        courses(first: 1) {
          totalCount
        }
        curricula(first: 1) {
          totalCount
        }
        specializations(first: 1) {
          totalCount
        }
        resources(first: 1) {
          totalCount
        }
      }
    `,
    key,
  );
  const figure = ({ totalCount }: { totalCount: number }) => formatCount(totalCount);
  return (
    <div className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Tile label="Courses" value={figure(courses)} icon={<BookOpen />} to="/admin/courses" />
      <Tile label="Curricula" value={figure(curricula)} icon={<Route />} to="/admin/curriculum" />
      <Tile
        label="Specializations"
        value={figure(specializations)}
        icon={<Boxes />}
        to="/admin/specializations"
      />
      <Tile label="Resources" value={figure(resources)} icon={<Library />} to="/admin/resources" />
    </div>
  );
}
