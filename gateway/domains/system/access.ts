import { isAdmin, type Viewer } from "#gateway/session/viewer";

/**
 * The state of the installation is the operators': the ADMINs of the default organization. Those of the others must not
 * see facts that concern every tenant.
 */
export const mayReadSystem = (viewer: Viewer, tenant: { isDefault: boolean }): boolean =>
  isAdmin(viewer) && tenant.isDefault;
