import { ArrowLeft } from "lucide-react";
import { Suspense } from "react";
import { graphql } from "react-relay";
import { Outlet, useParams } from "react-router-dom";
import type { BatchLayoutQuery } from "~/__generated__/BatchLayoutQuery.graphql";
import { parseId } from "~/formats/addresses";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { ButtonLink } from "~/ui/ButtonLink";
import { LinkTabs } from "~/ui/LinkTabs";
import { Skeleton } from "~/ui/Skeleton";
import { BatchStatusBadge } from "../BatchStatusBadge";
import { useLiveTopics } from "./useLiveTopics";

const query = graphql`
  query BatchLayoutQuery($batchId: Int!) @preloadable {
    batch(databaseId: $batchId) {
      id
      name
      status
    }
  }
`;

/** The frame of all screens of a batch: its name and tabs. */
export function BatchLayout() {
  const { id } = useParams();
  useLiveTopics(parseId(id));
  return (
    <>
      <div data-noprint className="mb-6 grid grid-cols-[minmax(0,1fr)] gap-2">
        <div className="flex items-center justify-between gap-x-4">
          <Suspense fallback={<Skeleton className="h-5 w-72 max-w-full" />}>
            <BatchName id={id ?? ""} />
          </Suspense>
          <ButtonLink size="sm" icon={<ArrowLeft />} to="/admin/batches" className="ml-auto shrink-0">
            Back
          </ButtonLink>
        </div>
        <BatchTabs id={id ?? ""} />
      </div>
      <Outlet />
    </>
  );
}

function BatchName({ id }: { id: string }) {
  const { batch } = useRouteQuery<BatchLayoutQuery>(query);
  if (!batch) return null;
  return (
    <div className="flex min-w-0 items-center gap-x-3">
      <Breadcrumbs
        items={[
          { label: "Batches", to: "/admin/batches" },
          { label: batch.name, to: `/admin/batches/${id}` },
        ]}
      />
      <BatchStatusBadge status={batch.status} />
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
