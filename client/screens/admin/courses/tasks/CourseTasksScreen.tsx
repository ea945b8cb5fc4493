import { ChevronLeft, ChevronRight, ListVideo, Play } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type {
  CourseTasksScreenPlaylist_resources$data,
  CourseTasksScreenPlaylist_resources$key,
} from "~/__generated__/CourseTasksScreenPlaylist_resources.graphql";
import type { CourseTasksScreenQuery } from "~/__generated__/CourseTasksScreenQuery.graphql";
import { ScreenHead } from "~/layout/ScreenHead";
import { ResourceView } from "~/resources/ResourceView";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { AllowedLink } from "~/ui/AllowedLink";
import { BackLink } from "~/ui/BackLink";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { classNames } from "~/ui/classNames";
import { EmptyCard } from "~/ui/EmptyCard";
import { HeadSkeleton } from "~/ui/HeadSkeleton";
import { Loading } from "~/ui/Loading";
import { Skeleton, SkeletonText } from "~/ui/Skeleton";

const fragment = graphql`
  fragment CourseTasksScreenPlaylist_resources on Resource @relay(plural: true) {
    databaseId
    ...ResourceView_resource @relay(mask: false)
    duration
    status
  }
`;

type Entry = CourseTasksScreenPlaylist_resources$data[number];

const getAddress = ({ databaseId }: Entry) => `?resource=${databaseId}`;
const formatNote = ({ type, duration, status }: Entry) =>
  [type === "VIDEO" ? "Video" : "Embed", duration > 0 && `${duration} min`, status === "DRAFT" && "Draft"]
    .filter(Boolean)
    .join(" · ");

/** Videos and embedded pages in order; the address selects the current one. */
function Playlist({ resources }: { resources: CourseTasksScreenPlaylist_resources$key }) {
  const entries = useFragment(fragment, resources);
  const [search] = useSearchParams();
  const wanted = entries.findIndex(({ databaseId }) => String(databaseId) === search.get("resource"));
  const at = Math.max(0, wanted);
  const current = entries[at];
  if (!current) return null;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <section aria-label="Now showing" className="min-w-0">
        <ResourceView key={current.databaseId} {...current} />
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <h2 className="min-w-0 text-base font-semibold wrap-anywhere text-ink">{current.name}</h2>
          <Neighbours previous={entries[at - 1]} next={entries[at + 1]} />
        </div>
      </section>
      <Card flush title={<>Playlist</>} description={`${at + 1} of ${entries.length}`}>
        <ol className="mt-2 max-h-[36rem] overflow-y-auto border-t border-line">
          {entries.map((entry, index) => (
            <PlaylistRow key={entry.databaseId} entry={entry} index={index} current={index === at} />
          ))}
        </ol>
      </Card>
    </div>
  );
}

function Neighbours({ previous, next }: { previous: Entry | undefined; next: Entry | undefined }) {
  return (
    <nav aria-label="Playlist" className="flex gap-2">
      {previous && (
        <ButtonLink to={getAddress(previous)} preventScrollReset icon={<ChevronLeft />}>
          Previous
        </ButtonLink>
      )}
      {next && (
        <ButtonLink to={getAddress(next)} preventScrollReset variant="primary">
          Next
          <ChevronRight aria-hidden className="-mr-0.5 size-4" />
        </ButtonLink>
      )}
    </nav>
  );
}

function PlaylistRow({ entry, index, current }: { entry: Entry; index: number; current: boolean }) {
  return (
    <li className="border-b border-line last:border-b-0">
      <AllowedLink
        to={getAddress(entry)}
        preventScrollReset
        aria-current={current ? "true" : undefined}
        className={classNames(
          "touch flex items-start gap-3 px-4 py-2.5 text-sm -outline-offset-2!",
          current ? "bg-brand-soft text-brand-ink" : "text-ink hover:bg-hover",
        )}
      >
        <span className="w-5 shrink-0 text-right text-muted tabular-nums">
          {current ? <Play aria-hidden className="mt-1 ml-auto size-3.5 text-brand-ink" /> : index + 1}
        </span>
        <span className="min-w-0">
          <span className="block font-medium wrap-anywhere">{entry.name}</span>
          <span className={classNames("block text-xs", current ? "text-brand-ink" : "text-muted")}>
            {formatNote(entry)}
          </span>
        </span>
      </AllowedLink>
    </li>
  );
}

function KnownCourse({ course }: Found<CourseTasksScreenQuery, "course">) {
  const title = `Tasks - ${course.title}`;
  const address = `/admin/courses/${course.databaseId}`;
  const playable = course.resources.nodes.filter(({ type }) => type === "VIDEO" || type === "EMBED");
  return (
    <>
      <ScreenHead
        title={title}
        actions={
          <>
            <BackLink to={address} />
            <ButtonLink to={`${address}/resources`}>Resources</ButtonLink>
          </>
        }
      />
      {playable.length > 0 ? <Playlist resources={playable} /> : <NothingToPlay address={address} />}
    </>
  );
}

const query = graphql`
  query CourseTasksScreenQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      databaseId
      title
      resources(first: 100) {
        nodes { type ...CourseTasksScreenPlaylist_resources }
      }
    }
  }
`;

/** A course's videos and embedded pages as a playlist. */
export const CourseTasksScreen = foundScreen(query, "course", KnownCourse);

function NothingToPlay({ address }: { address: string }) {
  return (
    <EmptyCard
      icon={<ListVideo />}
      title="No videos yet"
      action={<ButtonLink to={`${address}/resources`}>Go to Resources</ButtonLink>}
    >
      Videos and embedded pages among the course's resources play here one after another.
    </EmptyCard>
  );
}

/** Placeholder for a playlist while it loads. */
export function CourseTasksSkeleton() {
  return (
    <Loading label="Loading the playlist">
      <HeadSkeleton actions="w-48" />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Skeleton className="aspect-video w-full" />
        <Card>
          <SkeletonText lines={8} />
        </Card>
      </div>
    </Loading>
  );
}
