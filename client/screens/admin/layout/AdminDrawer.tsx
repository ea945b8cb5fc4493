import { Drawer } from "~/ui/Drawer";
import { AdminBrand } from "./AdminBrand";
import { SidebarNav } from "./SidebarNav";

/** The sidebar on a phone. */
export function AdminDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Drawer label="Administration" side="left" head={<AdminBrand />} onClose={onClose}>
      <SidebarNav />
    </Drawer>
  );
}
