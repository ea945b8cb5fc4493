import { CircleCheck } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { InboxScreen_query$key } from "~/__generated__/InboxScreen_query.graphql";
import type { InboxScreenPageQuery } from "~/__generated__/InboxScreenPageQuery.graphql";
import type { InboxScreenQuery } from "~/__generated__/InboxScreenQuery.graphql";
import { formatQuantity } from "~/formats/counts";
import { ScreenHead } from "~/layout/ScreenHead";
import { AskedQuestion } from "~/lesson/discussion/AskedQuestion";
import { useLiveQuery } from "~/relay/useLiveScreen";
import { topicQuestionsChanged } from "~/screens/admin/changes";
import { AllowedLink } from "~/ui/AllowedLink";
import { Button } from "~/ui/Button";
import { EmptyCard } from "~/ui/EmptyCard";
import { Loading } from "~/ui/Loading";
import { PageHeader } from "~/ui/PageHeader";
import { SkeletonRows } from "~/ui/SkeletonRows";

const texts = { title: "Inbox", subtitle: "Questions of learners that wait for an answer, oldest first." };

const query = graphql`
  query InboxScreenQuery @preloadable { ...InboxScreen_query }
`;

const questionNoun = { one: "question", many: "questions" } as const;
const pageSize = 20;

/** The questions of learners that wait for staff, answered in place. */
export function InboxScreen() {
  const response = useLiveQuery<InboxScreenQuery>(query, topicQuestionsChanged);
  return (
    <>
      <ScreenHead {...texts} />
      <Questions query={response} />
    </>
  );
}

function Questions({ query: key }: { query: InboxScreen_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    InboxScreenPageQuery,
    InboxScreen_query$key
  >(
    graphql`
      fragment InboxScreen_query on Query
      @refetchable(queryName: "InboxScreenPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        unansweredTopicQuestions(first: $first, after: $after) @connection(key: "InboxScreen_unansweredTopicQuestions") {
          totalCount
          edges {
            node {
              id
              topic { databaseId name course { databaseId code title } }
              ...AskedQuestion_question
            }
          }
        }
      }
    `,
    key,
  );
  const { totalCount, edges } = data.unansweredTopicQuestions;
  if (edges.length === 0)
    return (
      <EmptyCard icon={<CircleCheck />} title="Every question is answered">
        Questions that learners ask under lessons appear here.
      </EmptyCard>
    );
  return (
    <section aria-label="Questions of learners" className="max-w-3xl">
      <p className="mb-3 text-sm text-muted">{formatQuantity(totalCount, questionNoun)}</p>
      <ul className="grid gap-6">
        {edges.map(({ node: { id, topic, ...question } }) => (
          <li key={id}>
            <p className="mb-1.5 text-xs text-muted">
              <AllowedLink
                to={`/learner/courses/${encodeURIComponent(topic.course.code)}/${topic.course.databaseId}/topics/${topic.databaseId}`}
                className="font-medium text-ink hover:underline"
              >
                {topic.name}
              </AllowedLink>
              , {topic.course.title}
            </p>
            <AskedQuestion question={question} />
          </li>
        ))}
      </ul>
      {hasNext && (
        <Button className="mt-4" busy={isLoadingNext} onClick={() => loadNext(pageSize)}>
          Show more
        </Button>
      )}
    </section>
  );
}

/** Placeholder for the inbox while it loads. */
export const InboxSkeleton = () => (
  <Loading label="Loading the inbox">
    <PageHeader {...texts} />
    <SkeletonRows rows={4} height="h-28" />
  </Loading>
);
