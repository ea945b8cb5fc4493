import { graphql } from "react-relay";
import type { AdminCurriculumScreenQuery } from "~/__generated__/AdminCurriculumScreenQuery.graphql";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { CurriculumNotFound } from "../CurriculumNotFound";
import { AdminCurriculumDetail } from "./AdminCurriculumDetail";

const query = graphql`
  query AdminCurriculumScreenQuery($databaseId: Int!, $title: String!, $byTitle: Boolean!) @preloadable {
    curriculum(databaseId: $databaseId) @skip(if: $byTitle) {
      ...AdminCurriculumDetail_curriculum
    }
    curriculumByTitle(title: $title) @include(if: $byTitle) {
      ...AdminCurriculumDetail_curriculum
    }
    ...MakeCourse_query
  }
`;

/** One curriculum, addressed by its number or its title. */
export function AdminCurriculumScreen() {
  const data = useRouteQuery<AdminCurriculumScreenQuery>(query);
  const curriculum = data.curriculum ?? data.curriculumByTitle;
  return curriculum ? <AdminCurriculumDetail curriculum={curriculum} query={data} /> : <CurriculumNotFound />;
}
