import { Suspense } from "react";
import { graphql } from "react-relay";
import { Outlet, useParams } from "react-router-dom";
import type { BatchLayoutQuery } from "~/__generated__/BatchLayoutQuery.graphql";
import { parseId } from "~/formats/addresses";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { LinkTabs } from "~/ui/LinkTabs";
import { Skeleton } from "~/ui/Skeleton";
import { useLiveTopics } from "./useLiveTopics";
import { BatchHeader } from "./view/BatchHeader";

const query = graphql`
  query BatchLayoutQuery($batchId: Int!) @preloadable {
    batch(databaseId: $batchId) {
      id
      ...BatchHeader_batch
    }
  }
`;

/** The frame of all screens of a batch: its head and tabs. */
export function BatchLayout() {
  const { id } = useParams();
  useLiveTopics(parseId(id));
  return (
    <>
      <div className="mb-5 grid grid-cols-[minmax(0,1fr)] gap-2">
        <Suspense fallback={<HeadSkeleton />}>
          <BatchHead />
        </Suspense>
        <BatchTabs id={id ?? ""} />
      </div>
      <Outlet />
    </>
  );
}

function BatchHead() {
  const { batch } = useRouteQuery<BatchLayoutQuery>(query);
  return batch && <BatchHeader batch={batch} />;
}

function HeadSkeleton() {
  return (
    <div>
      <Skeleton className="h-7 w-72 max-w-full" />
      <Skeleton className="mt-2 mb-0.5 h-4 w-96 max-w-full" />
    </div>
  );
}

function BatchTabs({ id }: { id: string }) {
  const here = `/admin/batches/${id}`;
  return (
    <LinkTabs
      label="Parts of the batch"
      tabs={[
        { to: here, label: "Overview", end: true },
        { to: `${here}/users`, label: "Users" },
        { to: `${here}/courses`, label: "Courses" },
        { to: `${here}/trainers`, label: "Trainers" },
        { to: `${here}/activities`, label: "Activities" },
      ]}
    />
  );
}
