import { isStaff, may, type Viewer } from "#gateway/session/viewer";

/** Staff see all settings of their own organization. */
export const mayReadOrganization = (viewer: Viewer, organizationId: number): boolean =>
  isStaff(viewer) && viewer.organizationId === organizationId;

/** Changes the settings who has organization.manage, those of the own organization only. */
export const mayUpdateOrganization = (viewer: Viewer, organizationId: number): boolean =>
  may(viewer, "organization.manage") && viewer.organizationId === organizationId;
