import { BookOpen, CalendarRange, User } from "lucide-react";
import { fetchQuery, graphql } from "react-relay";
import { batchStatuses, batchStatusLabels } from "../../../../gateway/domains/batches/contract";
import type {
  searchStaffThingsQuery,
  searchStaffThingsQuery$data,
} from "../../../__generated__/searchStaffThingsQuery.graphql";
import type { PaletteEntry } from "../../../layout/commandPalette/paletteEntries";
import type { PaletteSearch } from "../../../layout/commandPalette/usePaletteMatches";
import { quietRequest } from "../../../relay/network";

const query = graphql`
  query searchStaffThingsQuery($search: String!) {
    courseMatches(search: $search, first: 6) {
      id
      databaseId
      title
      code
      status
    }
    batchMatches(search: $search, first: 4) {
      id
      databaseId
      name
      status
    }
    userMatches(search: $search, first: 6) {
      id
      databaseId
      name
      username
    }
  }
`;

const statusOf = (status: string): string => {
  const known = batchStatuses.find((one) => one === status);
  return known ? batchStatusLabels[known] : status;
};

function entriesOf({
  courseMatches,
  batchMatches,
  userMatches,
}: searchStaffThingsQuery$data): PaletteEntry[] {
  return [
    ...courseMatches.map(({ id, databaseId, title, code, status }) => ({
      ...{ key: id, to: `/admin/courses/${databaseId}`, label: title, icon: BookOpen },
      note: status === "DRAFT" ? `Course ${code} · Draft` : `Course ${code}`,
    })),
    ...batchMatches.map(({ id, databaseId, name, status }) => ({
      ...{ key: id, to: `/admin/batches/${databaseId}`, label: name, icon: CalendarRange },
      note: `Batch · ${statusOf(status)}`,
    })),
    ...userMatches.map(({ id, databaseId, name, username }) => ({
      ...{ key: id, to: `/admin/users/${databaseId}`, label: name, icon: User, note: `User ${username}` },
    })),
  ];
}

/** Looks for courses, batches and users at once. */
export const searchStaffThings: PaletteSearch = (environment, search) =>
  fetchQuery<searchStaffThingsQuery>(
    environment,
    query,
    { search },
    { networkCacheConfig: quietRequest },
  ).map(entriesOf);
