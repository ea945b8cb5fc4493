import { UnbuiltScreen } from "~/layout/UnbuiltScreen";

/** An assignment. Assignments are not built yet, so every address shows that there is none. */
export const AssignmentScreen = () => <UnbuiltScreen kind="assignment" />;
