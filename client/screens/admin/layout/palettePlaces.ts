import type { PalettePlace } from "../../../layout/commandPalette/paletteEntries";
import { adminPlaces } from "./adminPlaces";

const screens = adminPlaces
  .flat()
  .flatMap(({ icon, items, ...place }) => (items ?? [place]).map(({ to, label }) => ({ to, label, icon })));

const furtherScreens = [
  { to: "/admin/users/create", label: "Add User" },
  { to: "/admin/batches/create", label: "Add Batch" },
  { to: "/admin/batches/delayed", label: "Delayed topics" },
  { to: "/admin/payments/create", label: "Add Payment" },
  { to: "/chat", label: "Chat" },
  { to: "/admin/categories/create", label: "Add Category" },
  { to: "/admin/curriculum/create", label: "Add Curriculum" },
  { to: "/admin/specializations/create", label: "Add Specialization" },
  { to: "/courses", label: "Catalogue, as visitors see it" },
];

/** The screens that the command palette offers. */
export const palettePlaces: readonly PalettePlace[] = [...screens, ...furtherScreens];
