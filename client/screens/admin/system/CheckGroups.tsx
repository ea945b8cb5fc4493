import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { type CheckLevel, checkLevelLabels } from "#gateway/domains/system/contract";
import type {
  CheckGroups_checks$data,
  CheckGroups_checks$key,
} from "~/__generated__/CheckGroups_checks.graphql";
import { Badge } from "~/ui/Badge";
import { Card } from "~/ui/Card";
import type { Tone } from "~/ui/tones";

type Check = CheckGroups_checks$data[number];

interface Group {
  level: CheckLevel;
  title: string;
  tone: Tone;
  icon: ReactNode;
}

/** The worst first. */
const groups: readonly Group[] = [
  { level: "PROBLEM", title: "Problems", tone: "danger", icon: <CircleAlert /> },
  { level: "WARNING", title: "Warnings", tone: "warning", icon: <TriangleAlert /> },
  { level: "OK", title: "In order", tone: "success", icon: <CircleCheck /> },
];

/** All checks, by how they came out. */
export function CheckGroups({ checks: key }: { checks: CheckGroups_checks$key }) {
  const checks = useFragment(
    graphql`
      fragment CheckGroups_checks on SystemCheck @relay(plural: true) {
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
    .filter(({ of }) => of.length > 0);
  return (
    <div className="grid gap-6">
      {shown.map(({ group, of }) => (
        <Card key={group.level} title={`${group.title} (${of.length})`} flush>
          <ul className="mt-2 divide-y divide-line border-t border-line">
            {of.map((check) => (
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
