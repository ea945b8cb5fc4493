import { addFileOwners } from "../session/fileOwners";
import { addNotificationSubjects } from "../session/notificationSubjects";
import { manifests } from "./manifests";

// Lower floors ask these of all domains, and cannot import them.
for (const { fileOwners = {}, notificationSubjects = {} } of manifests) {
  addFileOwners(fileOwners);
  addNotificationSubjects(notificationSubjects);
}
