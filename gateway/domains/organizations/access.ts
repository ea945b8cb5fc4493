import { isAdmin, isStaff, type Viewer } from "#gateway/session/viewer";

/** Staff see all settings of their own organization. */
export const mayReadOrganization = (viewer: Viewer, organizationId: number): boolean =>
  isStaff(viewer) && viewer.organizationId === organizationId;

/** ADMIN alone changes the settings, those of the own organization only. */
export const mayUpdateOrganization = (viewer: Viewer, organizationId: number): boolean =>
  isAdmin(viewer) && viewer.organizationId === organizationId;
