import { graphql, useFragment } from "react-relay";
import type { ModuleCard_module$key } from "~/__generated__/ModuleCard_module.graphql";
import { Card } from "~/ui/Card";
import { ProgressBar } from "~/ui/ProgressBar";
import type { BatchCourseFrame } from "../batchCourseFrame";
import { TopicRow } from "./TopicRow";
import type { TopicUpdates } from "./useTopicUpdate";

interface Props {
  module: ModuleCard_module$key;
  frame: BatchCourseFrame;
  updates: TopicUpdates;
}

const head = "px-5 py-2 text-left text-xs font-medium text-muted";

/** A module with its percentage and the table of its topics. */
export function ModuleCard({ module: key, frame, updates }: Props) {
  const module = useFragment(
    graphql`
      fragment ModuleCard_module on BatchCourseModule {
        name
        noOfTopics
        completedTopics
        completionPercentage
        topics {
          id
          ...TopicRow_topic
        }
      }
    `,
    key,
  );
  const { name, completionPercentage, completedTopics, noOfTopics } = module;
  return (
    <Card
      flush
      title={`${name} (${completionPercentage}%)`}
      description={`${completedTopics} of ${noOfTopics} topics completed`}
      actions={
        <ProgressBar
          label={`Completion of ${name}`}
          value={completionPercentage}
          figure={false}
          className="w-28"
        />
      }
    >
      {noOfTopics === 0 ? (
        <p className="px-5 py-6 text-sm text-muted">This module has no topics yet.</p>
      ) : (
        <table className="mt-2 w-full table-fixed border-collapse text-sm max-md:block">
          <caption className="sr-only">Topics of {name}</caption>
          <thead className="max-md:sr-only">
            <tr>
              <th scope="col" className={head}>
                Topic
              </th>
              <th scope="col" className={`${head} w-56`}>
                Planned date
              </th>
              <th scope="col" className={`${head} w-36`}>
                Completion date
              </th>
              <th scope="col" className={`${head} w-48`}>
                Set completion date
              </th>
            </tr>
          </thead>
          <tbody className="max-md:block">
            {module.topics.map((topic) => (
              <TopicRow key={topic.id} topic={topic} frame={frame} updates={updates} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
