const units = ["bytes", "kB", "MB", "GB", "TB"] as const;

/** A size in words: '512 bytes', '1.4 MB'. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const amount = bytes / 1000 ** power;
  const shown = power === 0 || amount >= 100 ? Math.round(amount) : Math.round(amount * 10) / 10;
  return `${shown} ${units[power] ?? "bytes"}`;
}
