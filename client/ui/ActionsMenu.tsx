import { MoreHorizontal } from "lucide-react";
import { Menu, type MenuProps } from "./Menu";

interface Props extends Omit<MenuProps, "label" | "icon"> {
  /** The name of the row that the actions are for. */
  name: string;
}

/** The menu of what can be done with a row, or with what a screen shows. */
export const ActionsMenu = ({ name, ...menu }: Props) => (
  <Menu {...menu} label={`Actions for ${name}`} icon={<MoreHorizontal />} />
);
