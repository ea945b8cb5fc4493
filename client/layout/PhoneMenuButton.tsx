import { Menu } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "../ui/IconButton";
import { lazyWithRetry } from "./lazyWithRetry";
import { afterFirstScreen } from "./prefetch";
import { unopened } from "./unopened";

const loadMenu = async () => (await import("./PhoneMenu")).PhoneMenu;

const PhoneMenu = lazyWithRetry(loadMenu, { missing: unopened("The menu") });

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
