import { graphql } from "react-relay";
import type { SharedResultScreenQuery } from "~/__generated__/SharedResultScreenQuery.graphql";
import { formatPercent } from "~/formats/progress";
import { NotFoundState } from "~/layout/NotFoundState";
import { ScreenHead } from "~/layout/ScreenHead";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { authAddress } from "~/session/landing";
import { useSession } from "~/session/sessionStore";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { FactLine } from "~/ui/Facts";
import { LocalDate } from "~/ui/LocalDate";
import { PassBadge } from "~/ui/PassBadge";
import { RadialChart } from "~/ui/RadialChart";
import { getVerdictTone } from "~/ui/verdictTone";

const query = graphql`
  query SharedResultScreenQuery($token: String!) @preloadable {
    sharedResult(token: $token) {
      learnerName
      courseTitle
      courseCode
      tenantId
      assessmentTitle
      organizationName
      result { score passingScore passed finishedAt }
    }
  }
`;

type SharedResult = NonNullable<SharedResultScreenQuery["response"]["sharedResult"]>;

/** A result that its learner has made public. */
export function SharedResultScreen() {
  const { sharedResult } = useRouteQuery<SharedResultScreenQuery>(query);
  if (sharedResult) return <KnownResult shared={sharedResult} />;
  return (
    <NotFoundState what="Result">We couldn't find this result. The link may be incomplete.</NotFoundState>
  );
}

function KnownResult({ shared }: { shared: SharedResult }) {
  const { learnerName, courseTitle, assessmentTitle, organizationName, result } = shared;
  return (
    <div className="mx-auto max-w-2xl">
      <ScreenHead
        screenTitle={`${learnerName}: ${assessmentTitle}`}
        title={learnerName}
        subtitle={`${assessmentTitle} at ${organizationName}`}
      />
      <Card>
        <div className="flex flex-col items-center gap-6 sm:flex-row sm:gap-8">
          <RadialChart
            label={result.passed == null ? "Score so far" : "Score"}
            value={result.score}
            tone={getVerdictTone(result.passed)}
            className="shrink-0"
          />
          <dl className="w-full min-w-0 divide-y divide-line text-sm">
            <FactLine label="Result">
              <PassBadge passed={result.passed} />
            </FactLine>
            <FactLine label={result.passed == null ? "Score so far" : "Score"}>
              {formatPercent(result.score)}
            </FactLine>
            <FactLine label="Passing score">{formatPercent(result.passingScore)}</FactLine>
            <FactLine label="Course">{courseTitle}</FactLine>
            <FactLine label="Assessment">{assessmentTitle}</FactLine>
            <FactLine label="Date">
              <LocalDate value={result.finishedAt} />
            </FactLine>
            <FactLine label="Institute">{organizationName}</FactLine>
          </dl>
        </div>
      </Card>
      <Invitation shared={shared} />
    </div>
  );
}

/** Links from a result to its course: within the institute by the router, from another institute by a full address. */
function Invitation({
  shared: { courseCode, courseTitle, organizationName, tenantId },
}: {
  shared: SharedResult;
}) {
  const { account, settings } = useSession();
  if (courseCode == null) return null;
  const address = `/courses/${encodeURIComponent(courseCode)}`;
  const isHere = settings?.tenantId === tenantId;
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-sunken p-5">
      <p className="min-w-0 text-sm text-soft">
        {account ? "Have a look at" : "Learn it too:"}{" "}
        <strong className="font-semibold text-ink">{courseTitle}</strong> at {organizationName}
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          variant="primary"
          to={isHere ? address : `${address}?tenantId=${tenantId}`}
          reloadDocument={!isHere}
        >
          View course
        </ButtonLink>
        {isHere && !account && settings.selfRegistration && (
          <ButtonLink to={authAddress("register", `${address}?enrol=1`)}>Register</ButtonLink>
        )}
      </div>
    </div>
  );
}
