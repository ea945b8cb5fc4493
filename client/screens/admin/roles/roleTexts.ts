/** The addresses of the screens of roles. */
export const roleAddresses = {
  list: "/admin/roles",
  create: "/admin/roles/create",
  copy: (roleId: number) => `/admin/roles/create?copy=${roleId}`,
  view: (roleId: number) => `/admin/roles/${roleId}`,
  edit: (roleId: number) => `/admin/roles/${roleId}/edit`,
  /** The list of those who have a role. */
  holders: (name: string) => `/admin/users?role=${encodeURIComponent(name)}`,
} as const;

/** Where the screens of roles are. */
export const roleCrumbs = [
  { label: "Settings", to: "/admin/organizations" },
  { label: "Roles", to: roleAddresses.list },
] as const;

export const personNoun = { one: "person", many: "people" } as const;
export const rightNoun = { one: "right", many: "rights" } as const;
export const roleNoun = { one: "role", many: "roles" } as const;
