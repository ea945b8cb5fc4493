import type { RestRoute } from "../routes/route";
import { manifests } from "./manifests";

/** All documented REST calls. */
export const routes: readonly RestRoute[] = manifests.flatMap(({ routes: calls = [] }) => calls);
