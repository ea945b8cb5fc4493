import { ListPlus, MessageCircleQuestion, Pencil, Sparkles, Upload } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { levelLabels } from "#gateway/domains/courses/contract";
import { findValue } from "#gateway/domains/labelsContract";
import type { AdminCurriculumScreenAdminCurriculumDetail_curriculum$key } from "~/__generated__/AdminCurriculumScreenAdminCurriculumDetail_curriculum.graphql";
import type { AdminCurriculumScreenQuery } from "~/__generated__/AdminCurriculumScreenQuery.graphql";
import type { CurriculumCourses_query$key } from "~/__generated__/CurriculumCourses_query.graphql";
import { formatDate } from "~/formats/dates";
import { formatDuration } from "~/formats/durations";
import { formatMoney } from "~/formats/money";
import { ScreenHead } from "~/layout/ScreenHead";
import type { FragmentData } from "~/relay/fragmentData";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { NotFound } from "~/screens/admin/NotFound";
import { PublishStatusBadge } from "~/screens/admin/stateBadges";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { Cover } from "~/ui/Cover";
import { HeadSkeleton } from "~/ui/HeadSkeleton";
import { Loading } from "~/ui/Loading";
import { SkeletonText } from "~/ui/Skeleton";
import { curriculumAddresses } from "../curriculumAddresses";
import { AdminCurriculumModules } from "./AdminCurriculumModules";
import { MakeCourse } from "./CurriculumCourses";

const fragment = graphql`
  fragment AdminCurriculumScreenAdminCurriculumDetail_curriculum on Curriculum {
    databaseId
    title
    description
    imageUrl
    status
    level
    duration
    price
    trainerName
    authorName
    updatedAt
    objectives
    modules {
      topics { id }
      questions { id }
    }
    ...AdminCurriculumModules_curriculum
    ...CurriculumCourses_curriculum
  }
`;

interface Props {
  curriculum: AdminCurriculumScreenAdminCurriculumDetail_curriculum$key;
  query: CurriculumCourses_query$key;
}

/** A curriculum's facts, objectives and outline. */
function AdminCurriculumDetail({ curriculum: key, query }: Props) {
  const curriculum = useFragment(fragment, key);
  const { databaseId, title, description, status, objectives } = curriculum;
  const to = curriculumAddresses(databaseId);
  return (
    <>
      <ScreenHead
        title={title}
        status={<PublishStatusBadge state={status} />}
        subtitle={description && <p className="max-w-2xl text-pretty">{description}</p>}
        breadcrumbs={[{ label: "Curriculum", to: to.list }, { label: title }]}
        actions={
          <>
            <MakeCourse curriculum={curriculum} query={query} />
            <ButtonLink icon={<Pencil />} to={to.edit}>
              Edit
            </ButtonLink>
            <ButtonLink icon={<MessageCircleQuestion />} to={to.questions}>
              Questions
            </ButtonLink>
            <ButtonLink icon={<Upload />} to={to.upload}>
              Upload
            </ButtonLink>
            <ButtonLink icon={<Sparkles />} to={to.topics}>
              AI
            </ButtonLink>
            <ButtonLink icon={<ListPlus />} to={to.generateQuestions}>
              AI Questions
            </ButtonLink>
          </>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 gap-6">
          {objectives.length > 0 && <Objectives objectives={objectives} />}
          <AdminCurriculumModules curriculum={curriculum} />
        </div>
        <Figures {...curriculum} />
      </div>
    </>
  );
}

function Objectives({ objectives }: { objectives: readonly string[] }) {
  return (
    <Card title="Objectives">
      <ul className="grid list-disc gap-1.5 pl-5 text-sm text-soft marker:text-control">
        {objectives.map((objective) => (
          <li key={objective}>{objective}</li>
        ))}
      </ul>
    </Card>
  );
}

function listTotals(
  curriculum: FragmentData<AdminCurriculumScreenAdminCurriculumDetail_curriculum$key>,
): [string, string | number][] {
  const { modules, level, duration, price, trainerName, authorName, updatedAt } = curriculum;
  const known = findValue(levelLabels, level);
  return [
    ["Modules", modules.length],
    ["Topics", modules.reduce((sum, { topics }) => sum + topics.length, 0)],
    ["Questions", modules.reduce((sum, { questions }) => sum + questions.length, 0)],
    ["Level", known ? levelLabels[known] : level],
    ["Duration", formatDuration(duration)],
    ["Price", price ? formatMoney(price) : "Free"],
    ["Trainer", trainerName || "Not named"],
    ["Author", authorName || "Not named"],
    ["Last updated", formatDate(updatedAt)],
  ];
}

function Figures(curriculum: FragmentData<AdminCurriculumScreenAdminCurriculumDetail_curriculum$key>) {
  const { title, imageUrl } = curriculum;
  return (
    <Card flush className="max-lg:order-first">
      <Cover code={title} title={title} src={imageUrl} eager className="max-lg:hidden" />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2.5 p-5 text-sm">
        {listTotals(curriculum).map(([label, value]) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right wrap-anywhere text-ink tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const query = graphql`
  query AdminCurriculumScreenQuery($databaseId: Int!, $title: String!, $byTitle: Boolean!) @preloadable {
    curriculum(databaseId: $databaseId) @skip(if: $byTitle) {
      ...AdminCurriculumScreenAdminCurriculumDetail_curriculum
    }
    curriculumByTitle(title: $title) @include(if: $byTitle) {
      ...AdminCurriculumScreenAdminCurriculumDetail_curriculum
    }
    ...CurriculumCourses_query
  }
`;

/** A curriculum, addressed by its id or title. */
export function AdminCurriculumScreen() {
  const data = useRouteQuery<AdminCurriculumScreenQuery>(query);
  const curriculum = data.curriculum ?? data.curriculumByTitle;
  return curriculum ? (
    <AdminCurriculumDetail curriculum={curriculum} query={data} />
  ) : (
    <NotFound kind="curriculum" />
  );
}

/** Placeholder for a curriculum while it loads. */
export function DetailSkeleton() {
  return (
    <Loading label="Loading the curriculum">
      <HeadSkeleton breadcrumbs subtitle />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid gap-4">
          {[4, 3, 3].map((lines, card) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike and never move.
            <Card key={card}>
              <SkeletonText lines={lines} />
            </Card>
          ))}
        </div>
        <Card className="max-lg:order-first">
          <SkeletonText lines={9} />
        </Card>
      </div>
    </Loading>
  );
}
