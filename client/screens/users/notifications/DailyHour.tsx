import { graphql, useFragment } from "react-relay";
import type { DailyHour_user$key } from "~/__generated__/DailyHour_user.graphql";
import type { notificationCommandsHourMutation } from "~/__generated__/notificationCommandsHourMutation.graphql";
import { chooseNotificationHour } from "~/commands/notificationCommands";
import { useMutation } from "~/relay/useMutation";
import { Card } from "~/ui/Card";
import { Select } from "~/ui/Select";

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, "0")}:00`,
}));

/** The hour of the daily mail. */
export function DailyHour({ user }: { user: DailyHour_user$key }) {
  const { id, notificationHour } = useFragment(
    graphql`
      fragment DailyHour_user on User {
        id
        notificationHour
      }
    `,
    user,
  );
  const [commit] = useMutation<notificationCommandsHourMutation>(chooseNotificationHour);
  const choose = (hour: number) =>
    void commit(
      { hour },
      { optimisticUpdater: (store) => store.get(id)?.setValue(hour, "notificationHour") },
    );
  return (
    <Card title="Daily mail" description="Daily notifications come in one mail, without those you have read.">
      <Select
        label="Hour of the daily mail"
        hint="In your institute's time zone"
        placeholder={null}
        options={hours}
        value={String(notificationHour)}
        onChange={(value) => choose(Number(value))}
        className="max-w-60"
      />
    </Card>
  );
}
