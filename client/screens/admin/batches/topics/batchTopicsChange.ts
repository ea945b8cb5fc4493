import { graphql } from "react-relay";

/** What a change of a batch's topics brings along: everything that any open screen of the batch shows of it. */
export const batchTopicsChange = graphql`
  fragment batchTopicsChange_change on BatchTopicsChange {
    topics {
      id
      status
      plannedDate
      completedDate
      delayed
      daysLate
    }
    modules {
      id
      noOfTopics
      completedTopics
      completionPercentage
      plannedTopics
      plannedPercentage
    }
    batchCourse {
      id
      noOfTopics
      completedTopics
      completionPercentage
      plannedTopics
      plannedPercentage
      delayedTopics
    }
    batch {
      id
      noOfTopics
      completedTopics
      completionPercentage
    }
  }
`;
