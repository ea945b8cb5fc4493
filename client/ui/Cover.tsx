import { useState } from "react";
import { pictureSources } from "../formats/fileAddresses";
import { getInitials } from "../formats/initials";
import { CoverPattern } from "./CoverPattern";
import { classNames } from "./classNames";
import { useIsLive } from "./useIsLive";

export interface CoverProps {
  /** The course's code, which determines the pattern. */
  code: string;
  title: string;
  src?: string | null | undefined;
  className?: string | undefined;
  /** Set for the first covers of a page, which load at once; the others load when they come near the viewport. */
  eager?: boolean | undefined;
}

/**
 * A course's picture at a fixed ratio, with a placeholder while it loads, or a generated cover where there is no
 * picture or it fails to load. Decorative: the title is shown beside it.
 */
export function Cover({ code, title, src, className, eager }: CoverProps) {
  const [settled, setSettled] = useState<{ src: string; loaded: boolean }>();
  // A server-rendered cover is visible at once, with or without scripts.
  const [fades] = useState(useIsLive());
  const known = settled !== undefined && settled.src === src ? settled : undefined;
  const isGenerated = !src || known?.loaded === false;
  return (
    <div aria-hidden className={classNames("relative aspect-video overflow-hidden bg-sunken", className)}>
      {isGenerated ? (
        <CoverPattern seed={code} initials={getInitials(title)} />
      ) : (
        <img
          {...pictureSources(src)}
          alt=""
          loading={eager ? "eager" : "lazy"}
          decoding="async"
          onLoad={() => setSettled({ src, loaded: true })}
          onError={() => setSettled({ src, loaded: false })}
          className={classNames(
            "absolute inset-0 size-full object-cover transition-opacity",
            known?.loaded || !fades ? "opacity-100" : "opacity-0",
          )}
        />
      )}
    </div>
  );
}
