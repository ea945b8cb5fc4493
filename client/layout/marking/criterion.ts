import { graphql } from "react-relay";
import type { criterion_levels$data } from "~/__generated__/criterion_levels.graphql";

graphql`
  fragment criterion_levels on RubricCriterion {
    key
    title
    description
    levels { points label description }
  }
`;

/** A criterion of a rubric with its levels. */
export type Criterion = Omit<criterion_levels$data, " $fragmentType">;
