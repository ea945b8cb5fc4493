import { userTypeLabels, userTypes } from "#gateway/domains/users/contract";
import { usePendingParams } from "~/lists/usePendingParams";
import { SearchInput } from "~/ui/SearchInput";
import { Select } from "~/ui/Select";
import { usersList } from "./usersList";

const typeOptions = userTypes.map((type) => ({ value: type, label: userTypeLabels[type] }));
const verifiedOptions = [
  { value: "yes", label: "Verified" },
  { value: "no", label: "Verification pending" },
];
const activeOptions = [
  { value: "yes", label: "Active" },
  { value: "no", label: "Inactive" },
];

/** Search and filters of the list; each shows what was asked for last, not what has come. */
export function UserFilters({ roles }: { roles: readonly string[] }) {
  const { requested, refine, choose } = usePendingParams(usersList);
  return (
    <div className="grid min-w-0 flex-1 grid-cols-2 gap-3 xl:grid-cols-[minmax(0,1fr)_repeat(4,9rem)]">
      <SearchInput
        label="Search users"
        value={requested.search}
        onChange={(search) => refine({ search }, { typed: true })}
        className="col-span-2 xl:col-span-1"
      />
      <Select
        label="User Type"
        hideLabel
        placeholder="All types"
        value={requested.type ?? ""}
        options={typeOptions}
        onChange={choose("type")}
      />
      <Select
        label="Role"
        hideLabel
        placeholder="All roles"
        value={requested.role ?? ""}
        options={roles.map((role) => ({ value: role, label: role }))}
        onChange={choose("role")}
      />
      <Select
        label="Verified"
        hideLabel
        placeholder="Verification"
        value={requested.verified ?? ""}
        options={verifiedOptions}
        onChange={choose("verified")}
      />
      <Select
        label="Active"
        hideLabel
        placeholder="Status"
        value={requested.active ?? ""}
        options={activeOptions}
        onChange={choose("active")}
      />
    </div>
  );
}
