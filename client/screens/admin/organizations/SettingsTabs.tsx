import { useLocation } from "react-router-dom";
import { LinkTabs } from "~/ui/LinkTabs";

const settings = "/admin/organizations";
const holidays = "/admin/organizations/holidays";

/** The parts of the organization's settings. */
export function SettingsTabs() {
  const { pathname } = useLocation();
  return (
    <div className="mb-6">
      <LinkTabs
        label="Settings"
        tabs={[
          // The settings have the organization's id in their address, too.
          { to: settings, label: "General", end: true, alias: pathname === holidays ? undefined : pathname },
          { to: holidays, label: "Holidays" },
        ]}
      />
    </div>
  );
}
