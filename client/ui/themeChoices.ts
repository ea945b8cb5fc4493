import { type LucideIcon, Monitor, Moon, Sun } from "lucide-react";
import type { Theme } from "./theme";

/** The themes to choose from. */
export const themeChoices: readonly { theme: Theme; label: string; Icon: LucideIcon }[] = [
  { theme: "system", label: "System theme", Icon: Monitor },
  { theme: "light", label: "Light theme", Icon: Sun },
  { theme: "dark", label: "Dark theme", Icon: Moon },
];
