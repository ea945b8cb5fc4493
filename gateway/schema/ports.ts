import { addPersonEraser } from "../personal/erasure";
import { addAttachments } from "../ports/attachmentKinds";
import { addFileOwners } from "../ports/fileOwners";
import { addHooks } from "../ports/hooks";
import { addNotificationSubjects } from "../ports/notificationSubjects";
import { manifests } from "./manifests";

// Lower floors ask these of all domains, and cannot import them.
for (const { attachments = {}, fileOwners = {}, notificationSubjects = {}, eraseOf, hooks } of manifests) {
  addAttachments(attachments);
  addFileOwners(fileOwners);
  addNotificationSubjects(notificationSubjects);
  if (hooks) addHooks(hooks);
  if (eraseOf) addPersonEraser(eraseOf);
}
