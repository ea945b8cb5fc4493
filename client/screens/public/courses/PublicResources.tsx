import { graphql, useFragment } from "react-relay";
import type { PublicResources_course$key } from "~/__generated__/PublicResources_course.graphql";
import { typeLabel } from "~/layout/resourceTypeLabels";
import { Badge } from "~/ui/Badge";
import { Card } from "~/ui/Card";

/** The names of a course's resources; nothing without resources. */
export function PublicResources({ course: key }: { course: PublicResources_course$key }) {
  const { publicResources } = useFragment(
    graphql`
      fragment PublicResources_course on Course {
        publicResources { id name type }
      }
    `,
    key,
  );
  if (publicResources.length === 0) return null;
  return (
    <Card title="Resources" description="Free to open once you sign in" flush>
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {publicResources.map(({ id, name, type }) => (
          <li key={id} className="flex items-center justify-between gap-3 px-5 py-3 text-sm text-soft">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <Badge>{typeLabel(type)}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
