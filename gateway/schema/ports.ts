import { addPersonEraser } from "../personal/erasure";
import { addFileOwners } from "../session/fileOwners";
import { addNotificationSubjects } from "../session/notificationSubjects";
import { manifests } from "./manifests";

// Lower floors ask these of all domains, and cannot import them.
for (const { fileOwners = {}, notificationSubjects = {}, eraseOf } of manifests) {
  addFileOwners(fileOwners);
  addNotificationSubjects(notificationSubjects);
  if (eraseOf) addPersonEraser(eraseOf);
}
