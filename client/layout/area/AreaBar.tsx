import { Menu as MenuIcon, MessageSquare } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "react-router-dom";
import { chatLink } from "~/areas/menuLinks";
import { IconButton } from "~/ui/IconButton";
import { useIsNarrow } from "~/ui/useIsNarrow";
import { AccountMenu } from "../account/AccountMenu";
import { OfflineNotice } from "../OfflineNotice";
import { UnreadCount } from "../UnreadCount";
import { useHeaderHeight } from "../useHeaderHeight";
import { AreaBrand } from "./AreaBrand";
import { AreaDrawer } from "./AreaDrawer";
import { BottomBar } from "./BottomBar";
import { NotificationBell } from "./NotificationBell";
import { SearchButton } from "./SearchButton";
import { useArea } from "./useArea";

interface Props {
  onSearch: () => void;
}

/** Shown above an area's screens: the notice of a lost connection, and on a phone the bars in place of the sidebar. */
export function AreaBar({ onSearch }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow();
  const { tabs } = useArea();
  useHeaderHeight(bar);
  return (
    <>
      <div ref={bar} data-noprint className="sticky top-0 z-30">
        <OfflineNotice />
        {isNarrow && <PhoneBar onSearch={onSearch} />}
      </div>
      {isNarrow && tabs.length > 0 && <BottomBar tabs={tabs} />}
    </>
  );
}

function PhoneBar({ onSearch }: Props) {
  const [open, setOpen] = useState(false);
  const { tabs } = useArea();
  return (
    <header className="flex h-14 items-center gap-1 border-b border-line bg-surface px-2 sm:px-4">
      <IconButton
        label="Open menu"
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <span className="ml-1 flex min-w-0 flex-1">
        <AreaBrand />
      </span>
      <SearchButton compact onPress={onSearch} />
      {tabs.length === 0 && <ChatLink />}
      <NotificationBell />
      <AccountMenu look="icon" />
      {open && <AreaDrawer onClose={() => setOpen(false)} />}
    </header>
  );
}

/** The way to the chat where no bar at the foot has it. */
function ChatLink() {
  return (
    <Link
      to={chatLink.to}
      title={chatLink.label}
      className="touch-square relative inline-flex size-9 items-center justify-center rounded-md text-soft hover:bg-hover hover:text-ink"
    >
      <MessageSquare aria-hidden className="size-4" />
      <span className="sr-only">{chatLink.label}</span>
      <span className="absolute top-0 left-3">
        <UnreadCount />
      </span>
    </Link>
  );
}
