import { adminNavigation } from "./adminNavigation";
import { SidebarItem } from "./SidebarItem";
import { useCurrentItem } from "./useCurrentItem";

interface Props {
  collapsed?: boolean;
}

/** All ways of the admin area. */
export function SidebarNav({ collapsed = false }: Props) {
  const at = useCurrentItem();
  return (
    <nav aria-label="Admin" className="grid gap-2">
      {adminNavigation.map((group) => (
        <ul key={group[0]?.to} className="grid gap-0.5 border-line not-first:border-t not-first:pt-2">
          {group.map((place) => (
            <SidebarItem key={place.to} place={place} at={at} collapsed={collapsed} />
          ))}
        </ul>
      ))}
    </nav>
  );
}
