import { ArrowLeft, ListVideo } from "lucide-react";
import { graphql } from "react-relay";
import type {
  CourseTasksScreenQuery,
  CourseTasksScreenQuery$data,
} from "~/__generated__/CourseTasksScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { CourseNotFound } from "~/screens/admin/CourseNotFound";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { PageHeader } from "~/ui/PageHeader";
import { Playlist } from "./Playlist";

const query = graphql`
  query CourseTasksScreenQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      databaseId
      title
      resources(first: 100) {
        nodes {
          type
          ...Playlist_resources
        }
      }
    }
  }
`;

/** The videos and embedded pages of a course as a playlist. */
export function CourseTasksScreen() {
  const { course } = useRouteQuery<CourseTasksScreenQuery>(query);
  return course ? <KnownCourse course={course} /> : <CourseNotFound />;
}

interface KnownCourseProps {
  course: NonNullable<CourseTasksScreenQuery$data["course"]>;
}

function KnownCourse({ course }: KnownCourseProps) {
  const title = `Tasks - ${course.title}`;
  const address = `/admin/courses/${course.databaseId}`;
  useScreenTitle(title);
  const playable = course.resources.nodes.filter(({ type }) => type === "VIDEO" || type === "EMBED");
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            <ButtonLink to={address} icon={<ArrowLeft />}>
              Back
            </ButtonLink>
            <ButtonLink to={`${address}/resources`}>Resources</ButtonLink>
          </>
        }
      />
      {playable.length > 0 ? <Playlist resources={playable} /> : <NothingToPlay address={address} />}
    </>
  );
}

function NothingToPlay({ address }: { address: string }) {
  return (
    <Card>
      <EmptyState
        icon={<ListVideo />}
        title="No videos yet"
        action={<ButtonLink to={`${address}/resources`}>Go to Resources</ButtonLink>}
      >
        The course's resources of the types VIDEO and EMBED play here, one after the other.
      </EmptyState>
    </Card>
  );
}
