import { graphql } from "react-relay";
import { questionMessages } from "../../../../../gateway/domains/questions/contract";
import type { AddQuestionMutation } from "../../../../__generated__/AddQuestionMutation.graphql";
import { useMutation } from "../../../../relay/useMutation";
import { QuestionDialog } from "./QuestionDialog";
import { newQuestion } from "./questionForm";

const mutation = graphql`
  mutation AddQuestionMutation($courseId: Int!, $moduleId: Int!, $input: QuestionInput!) {
    result: addQuestion(courseId: $courseId, moduleId: $moduleId, input: $input) {
      __typename
      ... on ChangedCoursePayload {
        course {
          modules {
            questions {
              ...ModuleQuestions_questions
            }
          }
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

const texts = { success: questionMessages.added, fallback: "Unable to add question" };

/** The module that a question goes to. */
export interface QuestionPlace {
  courseId: number;
  moduleId: number;
}

interface Props {
  moduleName: string;
  of: QuestionPlace;
  onClose: () => void;
}

/** Asks for a new question, and adds it at the end of the module. */
export function AddQuestion({ moduleName, of, onClose }: Props) {
  const [add] = useMutation<AddQuestionMutation>(mutation, texts);
  return (
    <QuestionDialog
      title="Add Question"
      description={`To ${moduleName}`}
      saveLabel="Add Question"
      initial={newQuestion}
      onSave={async (input, onFieldErrors) => (await add({ ...of, input }, { onFieldErrors })) !== null}
      onClose={onClose}
    />
  );
}
