import { Drawer } from "~/ui/Drawer";
import { AreaBrand } from "./AreaBrand";
import { SidebarNav } from "./SidebarNav";

/** The sidebar on a phone. */
export function AreaDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Drawer label="Menu" side="left" head={<AreaBrand />} onClose={onClose}>
      <SidebarNav />
    </Drawer>
  );
}
