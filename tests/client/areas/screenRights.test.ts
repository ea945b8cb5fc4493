import type { RouteObject } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { isShipped, shippedRights } from "#gateway/domains/roles/shippedContract";
import { staff } from "#tests/client/session/people";
import { adminNavigation } from "~/areas/adminNavigation";
import { mayOpen } from "~/areas/mayOpen";
import { findScreen, screenRights } from "~/areas/screenRights";
import { adminRoutes } from "~/screens/admin/routes";
import { contentPlaces } from "./contentPlaces";

/** The addresses of the screens, with 1 for each parameter. */
function listAddresses(routes: readonly RouteObject[], base: string): string[] {
  return routes.flatMap(({ path, children }) => {
    const address = path === undefined ? base : `${base}/${path}`;
    const own = path === undefined || children ? [] : [address];
    return [...own, ...listAddresses(children ?? [], address)];
  });
}

const addresses = listAddresses(adminRoutes, "/admin")
  .filter((address) => !address.endsWith("*"))
  .map((address) => address.replace(/:\w+/g, "1"));

const as = (role: string) => ({
  ...staff,
  roles: [role],
  rights: isShipped(role) ? Object.keys(shippedRights[role]) : [],
});

const places = adminNavigation.flat().map(({ to }) => to);

describe("the rights of screens", () => {
  it("name each screen of the admin area, and nothing else", () => {
    expect(addresses.length).toBeGreaterThan(80);
    expect(addresses.filter((address) => findScreen(address) === -1)).toEqual([]);
    const used = new Set(addresses.map(findScreen));
    expect(screenRights.filter((_, place) => !used.has(place))).toEqual([]);
  });

  it("open everything to ADMIN", () => {
    expect(addresses.filter((address) => !mayOpen(as("ADMIN"), address))).toEqual([]);
  });

  it("open to FINANCE what it pays in, and to AUTHOR what it writes", () => {
    expect(places.filter((place) => mayOpen(as("FINANCE"), place))).toEqual([
      "/admin/dashboard",
      "/admin/users",
      "/admin/payments",
      "/admin/organizations",
    ]);
    expect(places.filter((place) => mayOpen(as("AUTHOR"), place))).toEqual([
      "/admin/dashboard",
      "/admin/courses",
      ...contentPlaces,
      "/admin/inbox",
      "/admin/files",
      "/admin/blogs",
      "/admin/organizations",
    ]);
  });

  it("look at the path alone, and leave addresses outside the area to others", () => {
    expect(mayOpen(as("FINANCE"), "/admin/courses/1?tab=2#top")).toBe(false);
    expect(mayOpen(as("FINANCE"), "/learner/courses")).toBe(true);
    expect(mayOpen(null, "/admin/payments")).toBe(true);
  });
});
