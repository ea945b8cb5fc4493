import { graphql, useFragment } from "react-relay";
import { mailTimingLabels } from "#gateway/domains/notifications/contract";
import type { ChoiceTable_user$key } from "~/__generated__/ChoiceTable_user.graphql";
import { Card } from "~/ui/Card";
import { Select } from "~/ui/Select";
import { Switch } from "~/ui/Switch";
import { useChoosing } from "./useChoosing";

const never = "NEVER";
const mailOptions = [
  { value: never, label: "No mail" },
  ...Object.entries(mailTimingLabels).map(([value, label]) => ({
    value,
    label: `Mail ${label.toLowerCase()}`,
  })),
];

/** One row for each kind: whether it is shown in the product and sent to browsers, and when it is mailed. Saved as it is chosen. */
export function ChoiceTable({ user }: { user: ChoiceTable_user$key }) {
  const { id, notificationChoices } = useFragment(
    graphql`
      fragment ChoiceTable_user on User {
        id
        notificationChoices { kind name inProduct mail push }
      }
    `,
    user,
  );
  const choose = useChoosing(id);
  return (
    <Card flush>
      <ul className="divide-y divide-line">
        {notificationChoices.map(({ kind, name, inProduct, mail, push }) => (
          <li
            key={kind}
            className="grid items-center gap-x-6 gap-y-2 px-5 py-3 sm:grid-cols-[minmax(0,1fr)_auto_auto_10rem]"
          >
            <span className="text-sm font-medium text-ink">{name}</span>
            <Switch
              label="In Lectern"
              about={name}
              value={inProduct}
              onChange={(value) => choose({ kind, inProduct: value, mail, push })}
            />
            <Switch
              label="Push"
              about={name}
              value={push}
              onChange={(value) => choose({ kind, inProduct, mail, push: value })}
            />
            <Select
              label={`${name}: mail`}
              hideLabel
              placeholder={null}
              options={mailOptions}
              value={mail ?? never}
              onChange={(value) =>
                choose({ kind, inProduct, push, mail: value === "NOW" || value === "DAILY" ? value : null })
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
