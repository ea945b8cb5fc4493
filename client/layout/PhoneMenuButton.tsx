import { Menu } from "lucide-react";
import { useEffect, useState } from "react";
import { lazyWithRetry } from "../relay/lazyWithRetry";
import { IconButton } from "../ui/IconButton";
import { showToast } from "../ui/toasts";
import { afterFirstScreen } from "./prefetch";

const loadMenu = async () => (await import("./PhoneMenu")).PhoneMenu;

const PhoneMenu = lazyWithRetry(loadMenu, { missing: Unopened });

/** Reports why the menu did not open. */
function Unopened({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    showToast({ tone: "danger", message: "The menu didn't load. Check your connection and try again." });
    onClose();
  }, [onClose]);
  return null;
}

const isPhone = (): boolean => window.matchMedia("(width < 64rem)").matches;

/** Opens the phone's menu. Its code loads after the first screen, or on the first press. */
export function PhoneMenuButton() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    // The code must be loaded before the connection is lost.
    if (isPhone()) afterFirstScreen(() => void loadMenu().catch(() => undefined));
  }, []);
  return (
    <>
      <IconButton
        label="Open menu"
        icon={<Menu />}
        className="lg:hidden"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open && <PhoneMenu onClose={() => setOpen(false)} />}
    </>
  );
}
