import { ChartNoAxesColumn } from "lucide-react";
import { graphql } from "react-relay";
import { type GenerationKind, generationStatuses } from "#gateway/domains/generation/contract";
import type {
  GenerateScreenQuery,
  GenerateScreenQuery$data,
} from "~/__generated__/GenerateScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { NotFound } from "~/screens/admin/NotFound";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { HeadSkeleton } from "~/ui/HeadSkeleton";
import { Loading } from "~/ui/Loading";
import { PageHeader } from "~/ui/PageHeader";
import { Skeleton, SkeletonText } from "~/ui/Skeleton";
import { readRun } from "../run";
import { Generate } from "./Generate";
import { NoModules, NotConfigured } from "./NotConfigured";
import { generationPaths, readTarget, type Target } from "./target";

const query = graphql`
  query GenerateScreenQuery(
    $kind: InstructionKind!
    $databaseId: Int!
    $courseId: Int
    $curriculumId: Int
    $isCourse: Boolean!
  ) @preloadable {
    generation {
      isConfigured
      dailyTokens
      tokensLeft
      canSeeUsage
    }
    openGeneration(kind: $kind, courseId: $courseId, curriculumId: $curriculumId) {
      ...run_run
    }
    course(databaseId: $databaseId) @include(if: $isCourse) {
      databaseId
      title
      objectives
      modules {
        databaseId
        name
        topics {
          name
        }
        questions {
          title
        }
      }
      instructions(first: 50) {
        nodes {
          kind
          instruction
          createdAt
          createdBy {
            name
          }
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
        topics {
          name
        }
        questions {
          title
        }
      }
      instructions(first: 50) {
        nodes {
          kind
          instruction
          createdAt
          createdBy {
            name
          }
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
  useScreenTitle(title);
  const { list, listLabel, view } = generationPaths(target);
  return (
    <>
      <PageHeader
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
  data: GenerateScreenQuery$data;
}

const isOpen = (status: string) =>
  generationStatuses.some((one) => one === status) && !/^(SAVED|DISCARDED|CANCELLED)$/.test(status);

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
