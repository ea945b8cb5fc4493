import { useState } from "react";
import { lazyWithRetry } from "~/relay/lazyWithRetry";
import { Caption } from "./Caption";
import type { LargePictureProps } from "./LargePicture";

const LargePicture = lazyWithRetry<LargePictureProps>(
  async () => (await import("./LargePicture")).LargePicture,
);

interface Props {
  address: string;
  altText: string;
  caption: string;
  /** Pixels; null when they are unknown. */
  width: number | null;
  height: number | null;
}

/** The widths that the gateway makes of a picture. */
const widths = [480, 960, 1920] as const;

const atWidth = (address: string, width: number): string =>
  `${address}${address.includes("?") ? "&" : "?"}width=${width}`;

/** A picture as wide as the text, in the size that the screen needs. A press opens it large. */
export function PictureView({ address, altText, caption, width, height }: Props) {
  const [isLarge, setLarge] = useState(false);
  const made = widths.filter((item) => width === null || item < width);
  const sources = [
    ...made.map((item) => `${atWidth(address, item)} ${item}w`),
    ...(width === null || width > 1920 ? [] : [`${address} ${width}w`]),
  ];
  return (
    <figure>
      <button
        type="button"
        onClick={() => setLarge(true)}
        aria-label={`Open large: ${altText}`}
        className="block max-w-full cursor-zoom-in rounded-lg"
      >
        <img
          src={made.length > 0 ? atWidth(address, 960) : address}
          srcSet={sources.join(", ")}
          sizes="(min-width: 64rem) 46rem, 100vw"
          alt={altText}
          {...(width && height ? { width, height } : {})}
          loading="lazy"
          decoding="async"
          className="h-auto max-w-full rounded-lg border border-line bg-sunken dark:brightness-90"
        />
      </button>
      <Caption>{caption}</Caption>
      {isLarge && (
        <LargePicture
          address={address}
          altText={altText}
          title={caption || altText}
          onClose={() => setLarge(false)}
        />
      )}
    </figure>
  );
}
