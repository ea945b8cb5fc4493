import { Copy } from "lucide-react";
import { Button, type ButtonProps } from "./Button";
import { copyAndTell } from "./copyAndTell";

interface Props extends Pick<ButtonProps, "variant" | "size" | "children"> {
  text: string;
  /** The message that it is copied. */
  copied: string;
  /** Names the text in the message that asks to copy it by hand. */
  noun: string;
}

/** Copies a text that is shown beside it. */
export const CopyButton = ({ text, copied, noun, ...look }: Props) => (
  <Button {...look} icon={<Copy />} onClick={() => void copyAndTell(text, { copied, noun })} />
);
