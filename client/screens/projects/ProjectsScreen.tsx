import { UnbuiltScreen } from "~/layout/UnbuiltScreen";

/** The projects, which are not built yet. */
export const ProjectsScreen = () => <UnbuiltScreen kind="projects" />;
