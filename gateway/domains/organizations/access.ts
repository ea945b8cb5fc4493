import { isStaff, may, type Viewer } from "#gateway/session/viewer";

/** Staff see all settings of their own organization. */
export const mayReadOrganization = (viewer: Viewer, organizationId: number): boolean =>
  isStaff(viewer) && viewer.organizationId === organizationId;

/** Viewers with organization.manage may change the settings of their own organization only. */
export const mayUpdateOrganization = (viewer: Viewer, organizationId: number): boolean =>
  may(viewer, "organization.manage") && viewer.organizationId === organizationId;
