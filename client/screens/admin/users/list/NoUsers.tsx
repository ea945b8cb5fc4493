import { SearchX, Users } from "lucide-react";
import { ButtonLink } from "../../../../ui/ButtonLink";
import { EmptyState } from "../../../../ui/EmptyState";
import { allUsers, formatUsers, isFiltered, refineUsers, type UsersAddress } from "./usersAddress";

/** Nothing to show: the page is gone, or nobody fits the filters. */
export function NoUsers({ address, total }: { address: UsersAddress; total: number }) {
  if (total > 0)
    return (
      <EmptyState
        title="This page no longer exists"
        action={
          <ButtonLink to={{ search: formatUsers(refineUsers(address, {})) }}>Go to the first page</ButtonLink>
        }
      >
        The list has changed since this address was made.
      </EmptyState>
    );
  if (!isFiltered(address))
    return (
      <EmptyState icon={<Users />} title="No users yet">
        Employees run the institute, users learn and pay.
      </EmptyState>
    );
  const { sort, descending } = address;
  return (
    <EmptyState
      icon={<SearchX />}
      title="No users match"
      action={
        <ButtonLink to={{ search: formatUsers({ ...allUsers, sort, descending }) }}>Clear filters</ButtonLink>
      }
    >
      Try fewer words, or another type, role or state.
    </EmptyState>
  );
}
