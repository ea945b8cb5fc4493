import { graphql } from "react-relay";
import type { TopicSelectQuery } from "~/__generated__/TopicSelectQuery.graphql";
import type { FieldBinding } from "~/forms/useForm";
import { useFetched } from "~/relay/useFetched";
import { Select } from "~/ui/Select";

const query = graphql`
  query TopicSelectQuery($courseId: Int!) {
    course(databaseId: $courseId) {
      modules {
        name
        topics {
          databaseId
          name
        }
      }
    }
  }
`;

interface Props {
  field: FieldBinding<string>;
  /** The chosen course; 0 without one. */
  courseId: number;
}

/** A choice of one of the course's topics. */
export function TopicSelect({ field, courseId }: Props) {
  const modules = useFetched<TopicSelectQuery>(query, { courseId })?.course?.modules ?? [];
  return (
    <Select
      {...field}
      placeholder="No topic"
      disabled={courseId === 0}
      options={modules.flatMap(({ name, topics }) =>
        topics.map((topic) => ({ value: String(topic.databaseId), label: `${name}: ${topic.name}` })),
      )}
      hint="With a topic, the due date can follow its planned date."
    />
  );
}
