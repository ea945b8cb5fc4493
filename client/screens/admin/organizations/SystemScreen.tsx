import { CircleAlert, CircleCheck, RefreshCw, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router-dom";
import { type CheckLevel, checkLevelLabels } from "#gateway/domains/system/contract";
import type {
  SystemScreenCheckGroups_checks$data,
  SystemScreenCheckGroups_checks$key,
} from "~/__generated__/SystemScreenCheckGroups_checks.graphql";
import type { SystemScreenQuery } from "~/__generated__/SystemScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { Loading } from "~/ui/Loading";
import { PageHeader } from "~/ui/PageHeader";
import { Skeleton } from "~/ui/Skeleton";
import type { Tone } from "~/ui/tones";

interface CheckResult {
  readonly level: string;
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;

/** Summarizes the checks in one line. */
function summarizeChecks(checks: readonly CheckResult[]): string {
  const count = (level: string) => checks.filter((check) => check.level === level).length;
  const [problems, warnings] = [count("PROBLEM"), count("WARNING")];
  if (problems + warnings === 0) return `All ${checks.length} checks passed.`;
  const parts = [problems && counted(problems, "problem"), warnings && counted(warnings, "warning")];
  return `${parts.filter(Boolean).join(" and ")} in ${checks.length} checks.`;
}

interface Props {
  subtitle: ReactNode;
  actions?: ReactNode;
}

/** The head of the screen. */
function SystemHeader({ subtitle, actions }: Props) {
  return (
    <PageHeader
      title="System"
      subtitle={subtitle}
      actions={actions}
      breadcrumbs={[{ label: "Settings", to: "/admin/organizations" }, { label: "System" }]}
    />
  );
}

type Check = SystemScreenCheckGroups_checks$data[number];

interface Group {
  level: CheckLevel;
  title: string;
  tone: Tone;
  icon: ReactNode;
}

/** The most severe first. */
const groups: readonly Group[] = [
  { level: "PROBLEM", title: "Problems", tone: "danger", icon: <CircleAlert /> },
  { level: "WARNING", title: "Warnings", tone: "warning", icon: <TriangleAlert /> },
  { level: "OK", title: "In order", tone: "success", icon: <CircleCheck /> },
];

/** All checks, grouped by result. */
function CheckGroups({ checks: key }: { checks: SystemScreenCheckGroups_checks$key }) {
  const checks = useFragment(
    graphql`
      fragment SystemScreenCheckGroups_checks on SystemCheck @relay(plural: true) {
        key
        title
        level
        message
        advice
      }
    `,
    key,
  );
  const shown = groups
    .map((group) => ({ group, of: checks.filter(({ level }) => level === group.level) }))
    .filter(({ of: found }) => found.length > 0);
  return (
    <div className="grid gap-6">
      {shown.map(({ group, of: found }) => (
        <Card key={group.level} title={`${group.title} (${found.length})`} flush>
          <ul className="mt-2 divide-y divide-line border-t border-line">
            {found.map((check) => (
              <CheckRow key={check.key} check={check} group={group} />
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}

function CheckRow({ check, group }: { check: Check; group: Group }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 px-5 py-3 sm:grid-cols-[11rem_minmax(0,1fr)_auto]">
      <h3 className="text-sm font-medium text-ink">{check.title}</h3>
      <div className="text-sm text-soft max-sm:order-last max-sm:col-span-2">
        <p className="wrap-anywhere">{check.message}</p>
        {check.advice && <p className="mt-1 wrap-anywhere text-ink">{check.advice}</p>}
      </div>
      <div>
        <Badge tone={group.tone} icon={group.icon}>
          {checkLevelLabels[group.level]}
        </Badge>
      </div>
    </li>
  );
}

const query = graphql`
  query SystemScreenQuery @preloadable {
    systemChecks { level ...SystemScreenCheckGroups_checks }
  }
`;

/** Checks of the installation's configuration and health. For ADMINs of the default organization. */
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

/** Placeholder for the checks while they run. */
export function SystemSkeleton() {
  return (
    <Loading label="Checking the system">
      <SystemHeader subtitle={<Skeleton className="h-4 w-40" />} />
      <Card>
        <div className="grid gap-5">
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <div key={row} className="grid gap-x-6 gap-y-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
              <Skeleton className="h-4 w-28" />
              <Skeleton className="h-4" />
            </div>
          ))}
        </div>
      </Card>
    </Loading>
  );
}
