import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { notificationCommandsChooseMutation } from "~/__generated__/notificationCommandsChooseMutation.graphql";
import { chooseNotification } from "~/commands/notificationCommands";
import { useMutation } from "~/relay/useMutation";

type Choice = notificationCommandsChooseMutation["variables"];

/** Shows a choice before the server has it. */
function show(store: RecordSourceSelectorProxy, userId: string, { kind, inProduct, mail, push }: Choice) {
  const choices = store.get(userId)?.getLinkedRecords("notificationChoices");
  const choice = choices?.find((item) => item.getValue("kind") === kind);
  choice?.setValue(inProduct, "inProduct");
  choice?.setValue(mail ?? null, "mail");
  choice?.setValue(push ?? true, "push");
}

/** Makes a choice at once; it returns to what it was if that fails. */
export function useChoosing(userId: string): (choice: Choice) => void {
  const [commit] = useMutation<notificationCommandsChooseMutation>(chooseNotification);
  return (choice) => void commit(choice, { optimisticUpdater: (store) => show(store, userId, choice) });
}
