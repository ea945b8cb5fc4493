import { followInstituteZone } from "../formats/zones";
import { currentSession } from "./sessionStore";

// Whatever shows a moment loads this first: by its area's guard, or by itself on a page for visitors.
followInstituteZone(() => currentSession().settings?.timeZone);
