import { LayoutGrid } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { formatCount } from "#gateway/domains/countTextContract";
import type {
  CourseResourcesScreen_resources$data,
  CourseResourcesScreen_resources$key,
} from "~/__generated__/CourseResourcesScreen_resources.graphql";
import { resourceAddress } from "~/formats/resourceMedia";
import type { ListAbout } from "~/lists/ListScreen";
import { WholeListSkeleton, WholeTable } from "~/lists/WholeTable";
import { PublishStatusBadge } from "~/screens/admin/stateBadges";
import { ButtonLink } from "~/ui/ButtonLink";
import { dateColumn, textColumn } from "~/ui/columns";
import { NewTabLink } from "~/ui/NewTabLink";
import type { Column } from "~/ui/tableColumns";
import { DeleteResource } from "../DeleteResource";
import { cardsAddress, tableAddress, typeLabel, visibilityLabel } from "../resourceMessages";
import { aboutResources, CourseResources } from "./CourseResources";

const fragment = graphql`
  fragment CourseResourcesScreen_resources on Resource @relay(plural: true) {
    id
    databaseId
    name
    url
    type
    duration
    visibility
    tags
    status
    updatedAt
    ...DeleteResource_resource
  }
`;

type Row = CourseResourcesScreen_resources$data[number];

/** The columns of the table, shared with the skeleton. */
export const resourceColumns = (courseId: number): readonly Column<Row>[] => [
  {
    key: "title",
    header: "Title",
    rowHeader: true,
    cell: ({ name }) => <div className="text-left wrap-anywhere sm:min-w-40">{name}</div>,
  },
  { key: "url", header: "Url", cell: ({ url }) => <Url url={url} /> },
  { key: "type", header: "Type", cell: ({ type }) => typeLabel(type) },
  {
    key: "duration",
    header: "Duration (mins)",
    align: "end",
    cell: ({ duration }) => (duration > 0 ? formatCount(duration) : "–"),
  },
  {
    key: "visibility",
    header: "Visibility",
    cell: ({ visibility }) => visibilityLabel(visibility),
  },
  textColumn({ key: "tags", header: "Tags" }, ({ tags }) => tags.join(", "), { width: "sm:max-w-20" }),
  {
    key: "status",
    header: "Status",
    cell: ({ status }) => <PublishStatusBadge state={status} />,
  },
  dateColumn({ key: "updated", header: "Last Updated" }, ({ updatedAt }) => updatedAt),
  {
    key: "actions",
    header: "View/Edit",
    tall: true,
    cell: (row) => <Actions row={row} courseId={courseId} />,
  },
];

function Url({ url }: { url: string }) {
  const address = resourceAddress(url);
  if (address === null) return <span className="block truncate sm:max-w-20">{url}</span>;
  return (
    <NewTabLink
      href={address}
      title={url}
      className="touch relative block truncate sm:max-w-20 rounded-sm text-brand-ink hover:underline"
    >
      {url.replace(/^https?:\/\/(www\.)?/i, "")}
      <span className="sr-only">(opens in a new tab)</span>
    </NewTabLink>
  );
}

function Actions({ row, courseId }: { row: Row; courseId: number }) {
  const address = `${tableAddress(courseId)}/${row.databaseId}`;
  return (
    <div className="flex gap-1">
      <ButtonLink size="sm" to={address}>
        View<span className="sr-only">{row.name}</span>
      </ButtonLink>
      <ButtonLink size="sm" to={`${address}/edit`}>
        Edit<span className="sr-only">{row.name}</span>
      </ButtonLink>
      <DeleteResource resource={row} courseId={courseId} compact />
    </div>
  );
}

interface Props {
  about: ListAbout;
  resources: CourseResourcesScreen_resources$key;
  courseId: number;
  total: number;
}

/** A course's resources as a table. */
const ResourceTable = ({ about, resources, courseId, total }: Props) => (
  <WholeTable
    about={about}
    total={total}
    columns={resourceColumns(courseId)}
    rows={useFragment(fragment, resources)}
    variables={{ courseId }}
  />
);

/** A course's resources as a table, to manage them. */
export function CourseResourcesScreen() {
  return (
    <CourseResources
      back="/admin/courses"
      breadcrumbs={({ databaseId, title }) => [
        { label: "Courses", to: "/admin/courses" },
        { label: title, to: `/admin/courses/${databaseId}` },
        { label: "Resources" },
      ]}
      otherView={({ databaseId }) => (
        <ButtonLink icon={<LayoutGrid />} to={cardsAddress(databaseId)}>
          Cards
        </ButtonLink>
      )}
    >
      {({ databaseId, resources }, about) => (
        <ResourceTable
          about={about}
          resources={resources.edges.map(({ node }) => node)}
          courseId={databaseId}
          total={resources.totalCount}
        />
      )}
    </CourseResources>
  );
}

const aboutSkeleton = { ...aboutResources, breadcrumbs: [] };
const columns = resourceColumns(0);

/** Placeholder for the table while it loads. */
export const CourseResourcesSkeleton = () => (
  <WholeListSkeleton about={aboutSkeleton} columns={columns} rows={6} />
);
