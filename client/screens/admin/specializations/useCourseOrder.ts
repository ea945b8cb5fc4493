import { useRef, useState } from "react";
import { graphql } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { useCourseOrderMutation } from "~/__generated__/useCourseOrderMutation.graphql";
import { useMutation } from "~/relay/useMutation";
import { specializationScreenMessages } from "./specializationMessages";

const mutation = graphql`
  mutation useCourseOrderMutation($specializationId: Int!, $courseIds: [Int!]!) {
    result: orderSpecializationCourses(specializationId: $specializationId, courseIds: $courseIds) {
      __typename
      ... on SpecializationPayload {
        specialization {
          ...SpecializationCourses_specialization
        }
      }
      ... on Refusal {
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

const texts = { fallback: specializationScreenMessages.orderFailed };

/**
 * The order that is wanted until the server has it, one request at a time and the latest order last. When it refuses,
 * the wanted order is dropped, the reason stays, and the newest state is read.
 */
export function useCourseOrder(specializationId: number) {
  const [commit] = useMutation<useCourseOrderMutation>(mutation, texts);
  const [wanted, setWanted] = useState<readonly number[]>();
  const [failure, setFailure] = useState<string>();
  const latest = useRef<readonly number[]>(undefined);
  const running = useRef(false);
  const { revalidate } = useRevalidator();
  const send = async () => {
    running.current = true;
    let saved: unknown = true;
    try {
      while (saved && latest.current) {
        const courseIds = [...latest.current];
        latest.current = undefined;
        saved = await commit({ specializationId, courseIds }, { onFailure: setFailure });
      }
    } catch (error) {
      saved = false;
      setFailure(texts.fallback);
      reportError(error);
    }
    running.current = false;
    latest.current = undefined;
    setWanted(undefined);
    if (!saved) await revalidate();
  };
  const save = (courseIds: readonly number[]) => {
    setFailure(undefined);
    setWanted(courseIds);
    latest.current = courseIds;
    if (!running.current) void send();
  };
  return { wanted, save, failure };
}
