import { graphql } from "react-relay";
import type { useStartMutation } from "~/__generated__/useStartMutation.graphql";
import { type MutationTexts, useMutation } from "~/relay/useMutation";

const mutation = graphql`
  mutation useStartMutation(
    $kind: InstructionKind!
    $courseId: Int
    $curriculumId: Int
    $instruction: String!
    $remark: String
    $part: String
  ) {
    result: startGeneration(
      kind: $kind
      courseId: $courseId
      curriculumId: $curriculumId
      instruction: $instruction
      remark: $remark
      part: $part
    ) {
      ...run_payload @alias(as: "payload")
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

/** Starts a generation, or with a remark regenerates a part of one. */
export const useStart = (texts: MutationTexts) => useMutation<useStartMutation>(mutation, texts);
