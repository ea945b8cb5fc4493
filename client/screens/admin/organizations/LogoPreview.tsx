import { useState } from "react";
import { resourceAddress } from "~/formats/resourceMedia";

/** The logo as the header shows it, or that it could not be loaded. */
export function LogoPreview({ src }: { src: string }) {
  const [failed, setFailed] = useState<string>();
  const address = resourceAddress(src);
  if (address === null) return null;
  if (failed === address)
    return <p className="text-xs font-medium text-warning-ink">This image couldn't be loaded.</p>;
  return (
    <img
      src={address}
      alt="The logo"
      onError={() => setFailed(address)}
      className="h-10 max-w-48 rounded-md border border-line bg-surface object-contain p-1.5"
    />
  );
}
