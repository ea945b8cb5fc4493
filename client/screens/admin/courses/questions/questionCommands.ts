import type { QuestionInput } from "#gateway/domains/questions/contract";
import {
  addCurriculumQuestion,
  addQuestion,
  deleteCurriculumQuestion,
  deleteQuestion,
  updateCurriculumQuestion,
  updateQuestion,
} from "~/commands/contentCommands";
import type { SaveForm, Saving } from "~/forms/useVersionedForm";
import { useMutation } from "~/relay/useMutation";
import { useUndoableMutation } from "~/screens/admin/useUndoableMutation";

/** The commands for questions of a course or curriculum; each returns whether it succeeded. */
export interface QuestionCommands {
  /** The effect of a deletion, shown in its confirmation. */
  deleteEffect: string;
  /** Whether the questions are of a curriculum, which takes choices and short texts. */
  practisedOnly: boolean;
  add: (moduleId: number) => SaveForm<QuestionInput>;
  update: (questionId: number) => SaveForm<QuestionInput>;
  remove: (questionId: number, onFailure: (reason: string) => void) => Promise<boolean>;
}

type Commit<Variables, Options> = (variables: Variables, options: Options) => Promise<object | null>;

interface Mutations extends Pick<QuestionCommands, "deleteEffect" | "practisedOnly"> {
  add: Commit<{ moduleId: number; input: QuestionInput }, Pick<Saving, "onFieldErrors">>;
  update: Commit<{ questionId: number; version: string; input: QuestionInput }, Omit<Saving, "version">>;
  remove: Commit<{ questionId: number }, { onFailure: (reason: string) => void }>;
  readNewest: (onRead: () => void) => void;
}

/** Returns the commands that the mutations of a course or a curriculum carry out. */
const toCommands = (mutations: Mutations): QuestionCommands => ({
  deleteEffect: mutations.deleteEffect,
  practisedOnly: mutations.practisedOnly,
  add:
    (moduleId) =>
    async (input, { onFieldErrors }) =>
      (await mutations.add({ moduleId, input }, { onFieldErrors })) !== null,
  update:
    (questionId) =>
    async (input, { version, onFieldErrors, onStale }) => {
      const options = { onFieldErrors, onStale: () => mutations.readNewest(onStale) };
      return (await mutations.update({ questionId, version, input }, options)) !== null;
    },
  remove: async (questionId, onFailure) => (await mutations.remove({ questionId }, { onFailure })) !== null,
});

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
