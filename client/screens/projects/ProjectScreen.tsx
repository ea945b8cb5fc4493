import { UnbuiltScreen } from "~/layout/UnbuiltScreen";

/** A project. Projects are not built yet, so every address shows that there is none. */
export const ProjectScreen = () => <UnbuiltScreen kind="project" />;
