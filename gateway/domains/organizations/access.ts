import { isStaff, type Viewer } from "../../session/viewer";

/** Staff see all settings of their own organization. */
export const mayReadOrganization = (viewer: Viewer, organizationId: number): boolean =>
  isStaff(viewer) && viewer.organizationId === organizationId;
