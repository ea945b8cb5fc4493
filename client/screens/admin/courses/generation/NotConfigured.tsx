import { ArrowLeft, ListTree, Sparkles, Upload } from "lucide-react";
import { type GenerationKind, generationMessages } from "#gateway/domains/generation/contract";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { generationPaths, type Target } from "./target";

/** Shown while there are no modules, which questions belong to. */
export function NoModules({ target }: { target: Target }) {
  const { view, saved } = generationPaths(target);
  return (
    <Card>
      <EmptyState
        icon={<ListTree />}
        title="No modules yet"
        action={
          <>
            <ButtonLink variant="primary" icon={<Sparkles />} to={`${view}/topics/generate`}>
              Generate topics first
            </ButtonLink>
            <ButtonLink to={saved.TOPICS}>Add modules yourself</ButtonLink>
          </>
        }
      >
        {generationMessages.noModules}
      </EmptyState>
    </Card>
  );
}

interface Props {
  kind: GenerationKind;
  target: Target;
}

const settings = [
  ["OPENAI_API_KEY", "the API key; any word if your own server needs none"],
  ["OPENAI_BASE_URL", "the server's address, if not OpenAI: Ollama, vLLM, llama.cpp"],
  ["OPENAI_MODEL", "the model's name"],
] as const;

/** Says that no model is configured, and how to configure one. */
export function NotConfigured({ kind, target }: Props) {
  const { view } = generationPaths(target);
  const uploads = kind === "TOPICS" && target.type === "curriculum";
  return (
    <Card>
      <EmptyState
        icon={<Sparkles />}
        title={generationMessages.notConfigured}
        action={
          <>
            {uploads && (
              <ButtonLink variant="primary" icon={<Upload />} to={`${view}/topics/upload`}>
                Upload an outline instead
              </ButtonLink>
            )}
            <ButtonLink icon={<ArrowLeft />} to={view}>
              Back to the {target.type}
            </ButtonLink>
          </>
        }
      >
        Ask your administrator to set these three settings and restart:
      </EmptyState>
      <dl className="mx-auto mb-8 grid max-w-xl gap-x-6 gap-y-2 px-6 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        {settings.map(([name, meaning]) => (
          <div key={name} className="sm:col-span-2 sm:grid sm:grid-cols-subgrid">
            <dt className="font-mono text-xs leading-5 text-ink">{name}</dt>
            <dd className="text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
