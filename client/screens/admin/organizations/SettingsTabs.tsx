import { useLocation } from "react-router-dom";
import { LinkTabs } from "~/ui/LinkTabs";

const settings = "/admin/organizations";
const holidays = "/admin/organizations/holidays";

/** The tabs of the organization's settings. */
export function SettingsTabs() {
  const { pathname } = useLocation();
  return (
    <div className="mb-6">
      <LinkTabs
        label="Settings"
        tabs={[
          // The settings' address may include the organization's id.
          { to: settings, label: "General", end: true, alias: pathname === holidays ? undefined : pathname },
          { to: holidays, label: "Holidays" },
        ]}
      />
    </div>
  );
}
