import { Drawer } from "../ui/Drawer";
import { ThemeSwitch } from "../ui/ThemeSwitch";
import { AccountLinks } from "./AccountLinks";
import { Brand } from "./Brand";
import { MainNav } from "./MainNav";

/** What the header holds on a wider screen. */
export function PhoneMenu({ onClose }: { onClose: () => void }) {
  return (
    <Drawer label="Menu" side="right" head={<Brand />} onClose={onClose}>
      <MainNav column />
      <div className="mt-4 grid justify-items-start gap-3 border-t border-line pt-4">
        {/* Not the last stop: from a group of radio buttons the focus would not go round. */}
        <ThemeSwitch />
        <div className="flex flex-wrap items-center gap-2">
          <AccountLinks />
        </div>
      </div>
    </Drawer>
  );
}
