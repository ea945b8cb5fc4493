import { graphql } from "react-relay";
import type { DashboardScreenQuery } from "../../../__generated__/DashboardScreenQuery.graphql";
import { useScreenTitle } from "../../../layout/useScreenTitle";
import { useRouteQuery } from "../../../relay/useRouteQuery";
import { PageHeader } from "../../../ui/PageHeader";
import { AttentionCard } from "./AttentionCard";
import { ContentTiles } from "./ContentTiles";

const query = graphql`
  query DashboardScreenQuery @preloadable {
    ...ContentTiles_query
    drafts: courses(first: 5, status: DRAFT, sort: UPDATED) {
      ...AttentionCard_courses
    }
    withoutTopics: courses(first: 5, lacking: TOPICS, sort: UPDATED) {
      ...AttentionCard_courses
    }
    withoutQuestions: courses(first: 5, lacking: QUESTIONS, sort: UPDATED) {
      ...AttentionCard_courses
    }
  }
`;

/** Where the catalogue needs attention, each thing a link to where it can be mended. */
export function DashboardScreen() {
  useScreenTitle("Dashboard");
  const data = useRouteQuery<DashboardScreenQuery>(query);
  return (
    <>
      <PageHeader title="Dashboard" subtitle="What the catalogue holds, and what needs attention." />
      <ContentTiles query={data} />
      <div className="grid items-start gap-4 xl:grid-cols-3">
        <AttentionCard
          title="Drafts"
          settled="Every course is published."
          courses={data.drafts}
          all="/admin/courses?status=DRAFT&sort=updated&descending=true"
          screen=""
        />
        <AttentionCard
          title="Without topics"
          settled="Every course has topics."
          courses={data.withoutTopics}
          all="/admin/courses?lacking=TOPICS"
          screen="/curriculum"
        />
        <AttentionCard
          title="Without questions"
          settled="Every course has questions."
          courses={data.withoutQuestions}
          all="/admin/courses?lacking=QUESTIONS"
          screen=""
        />
      </div>
    </>
  );
}
