import { may, type Viewer } from "#gateway/session/viewer";

/**
 * Only the operators may see the state of the installation: the ADMINs of the default organization. Other ADMINs must not see facts about every tenant.
 */
export const mayReadSystem = (viewer: Viewer, tenant: { isDefault: boolean }): boolean =>
  may(viewer, "system.read") && tenant.isDefault;
