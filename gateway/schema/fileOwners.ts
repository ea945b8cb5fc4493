import { addFileOwners } from "../session/fileOwners";
import { manifests } from "./manifests";

// Attaching a file asks who may read it, below the manifests.
for (const { fileOwners = {} } of manifests) addFileOwners(fileOwners);
