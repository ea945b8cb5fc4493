import { graphql, usePaginationFragment } from "react-relay";
import type { LessonDiscussion_topic$key } from "~/__generated__/LessonDiscussion_topic.graphql";
import type { LessonDiscussionMutation } from "~/__generated__/LessonDiscussionMutation.graphql";
import type { LessonDiscussionPageQuery } from "~/__generated__/LessonDiscussionPageQuery.graphql";
import { AskedQuestion } from "~/lesson/discussion/AskedQuestion";
import { PostForm } from "~/lesson/discussion/PostForm";
import { type Command, useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";

const command: Command<LessonDiscussionMutation> = {
  success: "Question posted",
  fallback: "Unable to post your question",
  mutation: graphql`
    mutation LessonDiscussionMutation($topicId: Int!, $markdown: String!, $connections: [ID!]!) {
      result: askTopicQuestion(topicId: $topicId, markdown: $markdown) {
        ... on TopicQuestionPayload @alias(as: "payload") {
          question @prependNode(connections: $connections, edgeTypeName: "TopicQuestionsConnectionEdge") {
            ...AskedQuestion_question
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

const pageSize = 20;

export interface LessonDiscussionProps {
  topic: LessonDiscussion_topic$key;
}

/** The discussion under a lesson, of its learners and staff. */
export function LessonDiscussion({ topic: key }: LessonDiscussionProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    LessonDiscussionPageQuery,
    LessonDiscussion_topic$key
  >(
    graphql`
      fragment LessonDiscussion_topic on Topic
      @refetchable(queryName: "LessonDiscussionPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        databaseId
        questions(first: $first, after: $after) @connection(key: "LessonDiscussion_questions") {
          __id
          edges {
            node { id ...AskedQuestion_question }
          }
        }
      }
    `,
    key,
  );
  const { databaseId: topicId, questions } = data;
  const [commit, busy] = useMutation(command);
  const ask = async (markdown: string) =>
    (await commit({ topicId, markdown, connections: [questions.__id] })) !== null;
  return (
    <>
      <PostForm keptId={`topic:${topicId}`} label="Your question" action="Ask" busy={busy} onPost={ask} />
      {questions.edges.length === 0 && (
        <p className="mt-3 text-sm text-muted">No questions yet. Ask the first one.</p>
      )}
      <ul className="mt-4 grid gap-4">
        {questions.edges.map(({ node }) => (
          <li key={node.id}>
            <AskedQuestion question={node} />
          </li>
        ))}
      </ul>
      {hasNext && (
        <Button className="mt-4" busy={isLoadingNext} onClick={() => loadNext(pageSize)}>
          Show more questions
        </Button>
      )}
    </>
  );
}
