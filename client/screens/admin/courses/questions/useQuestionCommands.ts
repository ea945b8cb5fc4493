import {
  addCurriculumQuestion,
  addQuestion,
  deleteCurriculumQuestion,
  deleteQuestion,
  updateCurriculumQuestion,
  updateQuestion,
} from "~/commands/contentCommands";
import { useMutation } from "~/relay/useMutation";
import { useUndoableMutation } from "~/screens/admin/useUndoableMutation";
import { type QuestionCommands, toCommands } from "./questionCommands";

/** Reads the latest questions, when someone else changed one first. */
type ReadNewest = (onRead: () => void) => void;

/** The commands for a course's questions. */
export function useCourseQuestions(courseId: number, readNewest: ReadNewest): QuestionCommands {
  const [add] = useMutation(addQuestion);
  const [update] = useMutation(updateQuestion);
  const [remove] = useUndoableMutation(deleteQuestion);
  return toCommands({
    deleteEffect: "Attempts in progress keep their copy.",
    practisedOnly: false,
    add: (question, options) => add({ courseId, ...question }, options),
    update,
    remove,
    readNewest,
  });
}

/** The commands for a curriculum's questions. */
export function useCurriculumQuestions(curriculumId: number, readNewest: ReadNewest): QuestionCommands {
  const [add] = useMutation(addCurriculumQuestion);
  const [update] = useMutation(updateCurriculumQuestion);
  const [remove] = useMutation(deleteCurriculumQuestion);
  return toCommands({
    deleteEffect: "Courses created from the curriculum keep their copies.",
    practisedOnly: true,
    add: (question, options) => add({ curriculumId, ...question }, options),
    update,
    remove,
    readNewest,
  });
}
