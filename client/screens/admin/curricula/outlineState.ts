import { fetchQuery, graphql, readInlineData } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { outlineState_curriculum$key } from "~/__generated__/outlineState_curriculum.graphql";
import type { outlineStateQuery } from "~/__generated__/outlineStateQuery.graphql";
import { toOutline } from "~/outline/outlineRows";

const fragment = graphql`
  fragment outlineState_curriculum on Curriculum @inline {
    databaseId
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

const query = graphql`
  query outlineStateQuery($curriculumId: Int!) {
    curriculum(databaseId: $curriculumId) {
      ...outlineState_curriculum
      ...AdminCurriculumModules_curriculum
    }
  }
`;

/** The outline of a curriculum as the server has it; its version guards against edits that cross. */
export function outlineState(key: outlineState_curriculum$key) {
  const { databaseId, updatedAt, modules } = readInlineData(fragment, key);
  return { curriculumId: databaseId, version: updatedAt, outline: toOutline(modules) };
}

export type OutlineState = ReturnType<typeof outlineState>;

/** Reads the newest outline into the store, and returns it; null when it is gone or out of reach. */
export async function refreshOutline(environment: IEnvironment, curriculumId: number) {
  try {
    const data = await fetchQuery<outlineStateQuery>(environment, query, { curriculumId }).toPromise();
    return data?.curriculum ? outlineState(data.curriculum) : null;
  } catch {
    return null;
  }
}
