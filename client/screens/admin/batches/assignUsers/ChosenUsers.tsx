import { X } from "lucide-react";
import { formatQuantity } from "~/formats/counts";
import type { SelectedRow } from "~/lists/useSelection";
import { IconButton } from "~/ui/IconButton";

interface Props {
  users: readonly SelectedRow[];
  onRemove: (user: SelectedRow) => void;
}

/** Who is chosen so far; each can be let go again. */
export function ChosenUsers({ users, onRemove }: Props) {
  return (
    <div>
      <p aria-live="polite" className="text-sm font-medium text-ink">
        {users.length === 0
          ? "Nobody chosen yet"
          : `${formatQuantity(users.length, { one: "user", many: "users" })} chosen`}
      </p>
      {users.length > 0 && (
        <ul aria-label="Chosen users" className="mt-2 flex max-h-40 flex-wrap gap-2 overflow-y-auto">
          {users.map((user) => (
            <li
              key={user.key}
              className="inline-flex max-w-full items-center gap-1 rounded-full border border-line bg-sunken pl-3 text-sm text-ink"
            >
              <span className="truncate">{user.name}</span>
              <IconButton
                size="sm"
                label={`Let go of ${user.name}`}
                icon={<X />}
                onClick={() => onRemove(user)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
