import { ArrowLeft, ChartNoAxesColumn, ListTree, Sparkles, Upload } from "lucide-react";
import { graphql } from "react-relay";
import {
  type GenerationKind,
  generationMessages,
  generationStatuses,
} from "#gateway/domains/generation/contract";
import type { GenerateScreenQuery } from "~/__generated__/GenerateScreenQuery.graphql";
import { ScreenHead } from "~/layout/ScreenHead";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { NotFound } from "~/screens/admin/NotFound";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyCard } from "~/ui/EmptyCard";
import { EmptyState } from "~/ui/EmptyState";
import { HeadSkeleton } from "~/ui/HeadSkeleton";
import { Loading } from "~/ui/Loading";
import { Skeleton, SkeletonText } from "~/ui/Skeleton";
import { readRun } from "../run";
import { Generate } from "./Generate";
import { generationPaths, readTarget, type Target } from "./target";

/** Shown while there are no modules, which questions belong to. */
function NoModules({ target }: { target: Target }) {
  const { view, saved } = generationPaths(target);
  return (
    <EmptyCard
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
    </EmptyCard>
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
function NotConfigured({ kind, target }: Props) {
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

const query = graphql`
  query GenerateScreenQuery(
    $kind: InstructionKind!
    $databaseId: Int!
    $courseId: Int
    $curriculumId: Int
    $isCourse: Boolean!
  ) @preloadable {
    generation { isConfigured dailyTokens tokensLeft canSeeUsage }
    openGeneration(kind: $kind, courseId: $courseId, curriculumId: $curriculumId) { ...run_run }
    course(databaseId: $databaseId) @include(if: $isCourse) {
      databaseId
      title
      objectives
      modules {
        databaseId
        name
        topics { name }
        questions { title }
      }
      instructions(first: 50) {
        nodes {
          kind
          instruction
          createdAt
          createdBy { name }
        }
      }
    }
    curriculum(databaseId: $databaseId) @skip(if: $isCourse) {
      databaseId
      title
      objectives
      modules {
        databaseId
        name
        topics { name }
        questions { title }
      }
      instructions(first: 50) {
        nodes {
          kind
          instruction
          createdAt
          createdBy { name }
        }
      }
    }
  }
`;

const titles: Record<GenerationKind, string> = {
  TOPICS: "Generate topics",
  QUESTIONS: "Generate questions",
};

/** Generates modules and topics with AI from an instruction; the result is reviewed before it is saved. */
export const GenerateTopicsScreen = () => <GenerateScreen kind="TOPICS" />;

/** Generates questions with AI from an instruction; the result is reviewed before it is saved. */
export const GenerateQuestionsScreen = () => <GenerateScreen kind="QUESTIONS" />;

function GenerateScreen({ kind }: { kind: GenerationKind }) {
  const data = useRouteQuery<GenerateScreenQuery>(query);
  const target = readTarget(data);
  return target ? (
    <KnownTarget kind={kind} target={target} data={data} />
  ) : (
    <NotFound kind="generationTarget" />
  );
}

function KnownTarget({ kind, target, data }: BodyProps) {
  const title = titles[kind];
  const { list, listLabel, view } = generationPaths(target);
  return (
    <>
      <ScreenHead
        title={title}
        subtitle={target.title}
        breadcrumbs={[{ label: listLabel, to: list }, { label: target.title, to: view }, { label: title }]}
        actions={
          data.generation.canSeeUsage && (
            <ButtonLink icon={<ChartNoAxesColumn />} to="/admin/generation">
              AI usage
            </ButtonLink>
          )
        }
      />
      <Body kind={kind} target={target} data={data} />
    </>
  );
}

interface BodyProps {
  kind: GenerationKind;
  target: Target;
  data: GenerateScreenQuery["response"];
}

const isOpen = (status: string) =>
  generationStatuses.some((generationStatus) => generationStatus === status) &&
  !/^(SAVED|DISCARDED|CANCELLED)$/.test(status);

function Body({ kind, target, data: { generation, openGeneration } }: BodyProps) {
  if (!generation.isConfigured) return <NotConfigured kind={kind} target={target} />;
  if (kind === "QUESTIONS" && target.modules.length === 0) return <NoModules target={target} />;
  const run = openGeneration ? readRun(openGeneration) : null;
  return (
    <Generate kind={kind} target={target} run={run && isOpen(run.status) ? run : null} budget={generation} />
  );
}

/** Placeholder for the screen while its course or curriculum loads. */
export function GenerateSkeleton() {
  return (
    <Loading label="Loading">
      <HeadSkeleton breadcrumbs />
      <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <Card>
          <Skeleton className="mb-2 h-4 w-24" />
          <Skeleton className="mb-5 h-28" />
          <Skeleton className="h-9 w-32" />
        </Card>
        <Card>
          <SkeletonText lines={5} />
        </Card>
      </div>
    </Loading>
  );
}
