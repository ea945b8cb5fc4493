import { UnbuiltScreen } from "~/layout/UnbuiltScreen";

/** A course's assignments, which are not built yet. */
export const AssignmentsScreen = () => <UnbuiltScreen kind="assignments" />;
