import { Bell } from "lucide-react";
import { graphql } from "react-relay";
import { useParams } from "react-router-dom";
import type { ChoicesScreenQuery } from "~/__generated__/ChoicesScreenQuery.graphql";
import { NotFoundState } from "~/layout/NotFoundState";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { ButtonLink } from "~/ui/ButtonLink";
import { PageHeader } from "~/ui/PageHeader";
import { ChoiceTable } from "./ChoiceTable";
import { DailyHour } from "./DailyHour";
import { PushBrowser } from "./PushBrowser";

const query = graphql`
  query ChoicesScreenQuery @preloadable {
    viewer { username email pushKey ...ChoiceTable_user ...DailyHour_user }
  }
`;

/** How the viewer wants to hear of things; no one chooses for others. */
export function ChoicesScreen() {
  useScreenTitle("Notification settings");
  const { username } = useParams();
  const { viewer } = useRouteQuery<ChoicesScreenQuery>(query);
  if (!viewer || viewer.username !== username)
    return <NotFoundState what="Page">Only its owner can see these settings.</NotFoundState>;
  return (
    <>
      <PageHeader
        title="Notification settings"
        subtitle={`What you are told of, and how. Mails go to ${viewer.email}.`}
        actions={
          <ButtonLink to="/notifications" icon={<Bell />}>
            Your notifications
          </ButtonLink>
        }
      />
      <div className="grid gap-6">
        <ChoiceTable user={viewer} />
        <PushBrowser pushKey={viewer.pushKey} />
        <DailyHour user={viewer} />
      </div>
    </>
  );
}
