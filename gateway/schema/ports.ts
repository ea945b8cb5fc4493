import { addPersonEraser } from "../personal/erasure";
import { addAttachments } from "../ports/attachmentKinds";
import { addFileOwners } from "../ports/fileOwners";
import { addNotificationSubjects } from "../ports/notificationSubjects";
import { manifests } from "./manifests";

// Lower floors ask these of all domains, and cannot import them.
for (const { attachments = {}, fileOwners = {}, notificationSubjects = {}, eraseOf } of manifests) {
  addAttachments(attachments);
  addFileOwners(fileOwners);
  addNotificationSubjects(notificationSubjects);
  if (eraseOf) addPersonEraser(eraseOf);
}
