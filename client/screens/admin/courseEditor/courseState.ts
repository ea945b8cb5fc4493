import { graphql, readInlineData } from "react-relay";
import type { courseState_course$key } from "../../../__generated__/courseState_course.graphql";
import type { Outline } from "../../../ui/sorting/outline";

const fragment = graphql`
  fragment courseState_course on Course @inline {
    id
    databaseId
    code
    title
    description
    categoryId
    status
    price
    imageUrl
    level
    duration
    updatedAt
    modules {
      databaseId
      name
      topics {
        databaseId
        name
      }
    }
  }
`;

/** A course as the server has it, for those who edit it; its version guards against edits that cross. */
export function courseState(key: courseState_course$key) {
  const { updatedAt, modules, ...details } = readInlineData(fragment, key);
  return { ...details, version: updatedAt, outline: modules.map(moduleRow) };
}

export type CourseState = ReturnType<typeof courseState>;

interface Named {
  readonly databaseId: number;
  readonly name: string;
}

const moduleRow = (module: Named & { readonly topics: readonly Named[] }): Outline[number] => ({
  key: `module-${module.databaseId}`,
  id: module.databaseId,
  name: module.name,
  topics: module.topics.map(({ databaseId, name }) => ({ key: `topic-${databaseId}`, id: databaseId, name })),
});
