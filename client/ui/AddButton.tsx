import { Plus } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "./Button";

/** Adds a row to the list or the card above it. */
export const AddButton = (props: Omit<ComponentProps<typeof Button>, "variant" | "size" | "icon">) => (
  <Button {...props} variant="ghost" size="sm" icon={<Plus />} />
);
