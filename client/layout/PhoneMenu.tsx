import { useSession } from "../session/sessionStore";
import { Drawer } from "../ui/Drawer";
import { ThemeSwitch } from "../ui/ThemeSwitch";
import { VisitorLinks } from "./AccountLinks";
import { Brand } from "./Brand";
import { MainNav } from "./MainNav";

/** The header's links on a phone. */
export function PhoneMenu({ onClose }: { onClose: () => void }) {
  const { account } = useSession();
  return (
    <Drawer label="Menu" side="right" head={<Brand />} onClose={onClose}>
      <MainNav column />
      {!account && (
        <div className="mt-4 grid justify-items-start gap-3 border-t border-line pt-4">
          {/* Must not be the last tab stop: from a group of radio buttons the focus would not wrap around. */}
          <ThemeSwitch />
          <div className="flex flex-wrap items-center gap-2">
            <VisitorLinks />
          </div>
        </div>
      )}
    </Drawer>
  );
}
