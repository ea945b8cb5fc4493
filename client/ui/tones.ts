/** The meanings of a colour. Text always conveys the same meaning. */
export type Tone = "neutral" | "brand" | "success" | "warning" | "danger" | "info";

/** A tinted background with its border and a readable text colour. */
export const toneTints: Record<Tone, string> = {
  neutral: "bg-sunken text-soft border-line",
  brand: "bg-brand-soft text-brand-ink border-brand-line",
  success: "bg-success-soft text-success-ink border-success-line",
  warning: "bg-warning-soft text-warning-ink border-warning-line",
  danger: "bg-danger-soft text-danger-ink border-danger-line",
  info: "bg-info-soft text-info-ink border-info-line",
};

/** A solid fill for bars and dots without text. */
export const toneFills: Record<Tone, string> = {
  neutral: "bg-control",
  brand: "bg-brand",
  success: "bg-success",
  warning: "bg-warning",
  danger: "bg-danger",
  info: "bg-info",
};

/** The stroke or icon colour of a tone on a surface. */
export const toneInks: Record<Tone, string> = {
  neutral: "text-muted",
  brand: "text-brand-ink",
  success: "text-success-ink",
  warning: "text-warning-ink",
  danger: "text-danger-ink",
  info: "text-info-ink",
};
