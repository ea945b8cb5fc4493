import { useState } from "react";
import { inWidth } from "../formats/fileAddresses";
import { classNames } from "./classNames";
import { Initials } from "./Initials";

const sizes = { sm: "size-6", md: "size-8", lg: "size-12", xl: "size-24" };

export interface AvatarProps {
  name: string;
  /** The address of the picture; without one the initials are shown. */
  src?: string | null | undefined;
  size?: keyof typeof sizes | undefined;
  /** A green dot with the word 'Online' for screen readers. */
  online?: boolean | undefined;
}

/** A person's picture, or their initials. The colour depends on the name alone; the caller shows the name beside it. */
export function Avatar({ name, src, size = "md", online }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={classNames("relative inline-flex shrink-0", sizes[size])}>
      {src && src !== broken ? (
        <img
          src={inWidth(src, 480)}
          alt=""
          onError={() => setBroken(src)}
          className="size-full rounded-full bg-sunken object-cover"
        />
      ) : (
        <Initials name={name} className="size-full" />
      )}
      {online && (
        <span className="absolute right-0 bottom-0 size-1/3 max-h-3 max-w-3 rounded-full border-2 border-surface bg-success">
          <span className="sr-only">Online</span>
        </span>
      )}
    </span>
  );
}
