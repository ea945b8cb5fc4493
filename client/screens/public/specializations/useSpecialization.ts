import { graphql, useFragment } from "react-relay";
import type { useSpecialization_specialization$key } from "~/__generated__/useSpecialization_specialization.graphql";

const fragment = graphql`
  fragment useSpecialization_specialization on Specialization {
    databaseId
    name
    category
    courseCount
    courses {
      course { id ...CourseCard_course }
    }
  }
`;

/** The data of a specialization that visitors see, in the list and on its own screen. */
export const useSpecialization = (key: useSpecialization_specialization$key) => useFragment(fragment, key);
