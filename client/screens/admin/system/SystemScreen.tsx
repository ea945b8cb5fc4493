import { RefreshCw } from "lucide-react";
import { graphql } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { SystemScreenQuery } from "~/__generated__/SystemScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { Button } from "~/ui/Button";
import { CheckGroups } from "./CheckGroups";
import { SystemHeader } from "./SystemHeader";
import { summarizeChecks } from "./summary";

const query = graphql`
  query SystemScreenQuery @preloadable {
    systemChecks {
      level
      ...CheckGroups_checks
    }
  }
`;

/** Whether the installation is set up well and does well. For the ADMINs of the default organization. */
export function SystemScreen() {
  useScreenTitle("System");
  const { systemChecks } = useRouteQuery<SystemScreenQuery>(query);
  return (
    <>
      <SystemHeader subtitle={summarizeChecks(systemChecks)} actions={<CheckAgain />} />
      <CheckGroups checks={systemChecks} />
    </>
  );
}

function CheckAgain() {
  const { revalidate, state } = useRevalidator();
  return (
    <Button icon={<RefreshCw />} busy={state === "loading"} onClick={() => void revalidate()}>
      Check again
    </Button>
  );
}
