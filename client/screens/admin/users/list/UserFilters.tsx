import { userTypeLabels, userTypes } from "../../../../../gateway/domains/users/contract";
import { SearchInput } from "../../../../ui/SearchInput";
import { Select } from "../../../../ui/Select";
import { useRequestedUsers } from "./requestedUsers";
import { parseUsers } from "./usersAddress";

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
  const { requested, refine } = useRequestedUsers();
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
        onChange={(type) => refine({ type: parseUsers(`type=${type}`).type })}
      />
      <Select
        label="Role"
        hideLabel
        placeholder="All roles"
        value={requested.role ?? ""}
        options={roles.map((role) => ({ value: role, label: role }))}
        onChange={(role) => refine({ role: role || null })}
      />
      <Select
        label="Verified"
        hideLabel
        placeholder="Verified or not"
        value={requested.verified ?? ""}
        options={verifiedOptions}
        onChange={(verified) => refine({ verified: parseUsers(`verified=${verified}`).verified })}
      />
      <Select
        label="Active"
        hideLabel
        placeholder="Active or not"
        value={requested.active ?? ""}
        options={activeOptions}
        onChange={(active) => refine({ active: parseUsers(`active=${active}`).active })}
      />
    </div>
  );
}
