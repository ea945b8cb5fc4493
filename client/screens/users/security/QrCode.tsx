import { create } from "qrcode";
import { useMemo } from "react";

/** The white edge that readers need, in modules. */
const edge = 4;

/** The dark modules of a code as a path of unit squares, row by row. */
function toPath(text: string): { path: string; size: number } {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const { size, data } = modules;
  const rows = [...data].map((isDark, at) =>
    isDark ? `M${edge + (at % size)} ${edge + Math.floor(at / size)}h1v1h-1z` : "",
  );
  return { path: rows.join(""), size: size + 2 * edge };
}

/** A QR code, drawn here: what it holds leaves this page for no one. Dark on white in either theme, as readers want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => toPath(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto size-48 rounded-md border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
