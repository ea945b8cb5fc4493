import { ListChecks } from "lucide-react";
import { useEffect } from "react";
import { graphql } from "react-relay";
import { useLocation } from "react-router-dom";
import type { TopicsScreenQuery } from "~/__generated__/TopicsScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { ButtonLink } from "~/ui/ButtonLink";
import { EmptyCard } from "~/ui/EmptyCard";
import { PageHeader } from "~/ui/PageHeader";
import { lessonPath } from "../coursePath";
import { TopicModule } from "./TopicModule";

const query = graphql`
  query TopicsScreenQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      databaseId
      code
      viewerEnrolment {
        id
        course { id }
      }
      modules {
        id
        topics { id databaseId name status isOpen }
        ...TopicModule_module
      }
    }
  }
`;

/** A course's topics by module, with checkboxes for the completed ones. */
export function TopicsScreen() {
  useScreenTitle("Topics");
  const { course } = useRouteQuery<TopicsScreenQuery>(query);
  useTopicOfAddress();
  if (!course) return null;
  const { modules, viewerEnrolment } = course;
  const next = modules
    .flatMap(({ topics }) => topics)
    .find(({ status, isOpen }) => status !== "COMPLETED" && isOpen);
  return (
    <>
      <PageHeader
        title="Topics"
        subtitle="Mark topics as you complete them. Saved automatically."
        actions={viewerEnrolment && next && <ContinueLink course={course} topic={next} />}
      />
      {modules.length === 0 && <NoTopics />}
      <div className="grid gap-5">
        {modules.map((module) => (
          <TopicModule
            key={module.id}
            module={module}
            course={course}
            enrolmentId={viewerEnrolment?.id ?? null}
          />
        ))}
      </div>
    </>
  );
}

interface ContinueProps {
  course: Parameters<typeof lessonPath>[0];
  topic: { readonly databaseId: number; readonly name: string };
}

/** Leads on from where the learner stands. */
function ContinueLink({ course, topic }: ContinueProps) {
  return (
    <ButtonLink
      variant="primary"
      to={lessonPath(course, topic)}
      className="max-w-full"
      aria-label={`Continue with ${topic.name}`}
    >
      <span className="truncate">Continue: {topic.name}</span>
    </ButtonLink>
  );
}

/** Scrolls to the topic that the address names, as the link 'Continue' does. */
function useTopicOfAddress() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link leads there again.
  useEffect(() => {
    const topic = hash ? document.getElementById(hash.slice(1)) : null;
    topic?.scrollIntoView({ block: "center" });
    topic?.focus({ preventScroll: true });
  }, [hash, key]);
}

function NoTopics() {
  return (
    <EmptyCard icon={<ListChecks />} title="No topics yet">
      Topics appear here, module by module, once they are published.
    </EmptyCard>
  );
}
