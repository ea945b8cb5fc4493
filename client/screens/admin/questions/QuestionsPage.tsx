import { ArrowLeft, Sparkles } from "lucide-react";
import type { ComponentProps } from "react";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { ButtonLink } from "~/ui/ButtonLink";
import { PageHeader } from "~/ui/PageHeader";
import { ModuleQuestions } from "./ModuleQuestions";
import { NoModules } from "./NoModules";
import type { QuestionCommands } from "./questionCommands";

interface Module {
  /** Null for the questions of the whole. */
  readonly databaseId: number | null;
  readonly name: string;
  readonly questions: ComponentProps<typeof ModuleQuestions>["questions"];
}

interface Props {
  /** The title of what the questions belong to. */
  of: string;
  subtitle: string;
  /** The address of what they belong to. */
  address: string;
  modules: readonly Module[];
  noModules: ComponentProps<typeof NoModules>;
  commands: QuestionCommands;
}

/** The questions of a course or a curriculum by module; staff add, change and delete them. */
export function QuestionsPage({ of, subtitle, address, modules, noModules, commands }: Props) {
  const title = `Questions - ${of}`;
  useScreenTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={
          <>
            <ButtonLink to={address} icon={<ArrowLeft />}>
              Back
            </ButtonLink>
            <ButtonLink to={`${address}/questions/generate`} icon={<Sparkles />}>
              AI Questions
            </ButtonLink>
          </>
        }
      />
      {modules.every(({ databaseId }) => databaseId === null) && <NoModules {...noModules} />}
      <div className="grid gap-5">
        {modules.map(({ databaseId, name, questions }) => (
          <ModuleQuestions
            key={databaseId}
            name={name}
            moduleId={databaseId}
            questions={questions}
            commands={commands}
          />
        ))}
      </div>
    </>
  );
}
