/** The contrast ratios of the brand colour in one theme, as WCAG defines them: from 1 (none) to 21 (black on white). */
export interface Contrast {
  /** The contrast of the text on the colour. */
  text: number;
  /** The contrast of the colour with the surface behind it. */
  edge: number;
}

type Three = readonly [number, number, number];

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const parseChannels = (hex: string): Three => {
  const at = (index: number) => linear(Number.parseInt(hex.slice(index, index + 2), 16) / 255);
  return [at(1), at(3), at(5)];
};

/** Converts linear sRGB to OKLab (Björn Ottosson's matrices, as in CSS Color 4). */
function toOklab([r, g, b]: Three): Three {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toRgb([lightness, a, b]: Three): Three {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const inGamut = (channel: number) => Math.min(1, Math.max(0, channel));

function getLuminance(rgb: Three): number {
  const [r, g, b] = rgb.map(inGamut);
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

const getRatio = (left: number, right: number) =>
  (Math.max(left, right) + 0.05) / (Math.min(left, right) + 0.05);

// As in theme.css: the lightness that each theme allows, and its surface.
const themes = {
  light: { from: 0, to: 0.82, surface: 1 },
  dark: { from: 0.5, to: 0.88, surface: getLuminance(toRgb([0.2, -0.0013, -0.0089])) },
} as const;
/** Above this luminance, black text is easier to read on a colour than white. */
const turningPoint = 0.181;

function contrastIn(theme: keyof typeof themes, [lightness, a, b]: Three): Contrast {
  const { from, to, surface } = themes[theme];
  const shown = getLuminance(toRgb([Math.min(to, Math.max(from, lightness)), a, b]));
  return { text: getRatio(shown, shown < turningPoint ? 1 : 0), edge: getRatio(shown, surface) };
}

/**
 * Computes the contrast of a brand colour, given as #rrggbb, in both themes, after theme.css has adjusted it to each.
 */
export function brandContrast(hex: string): Record<keyof typeof themes, Contrast> {
  const colour = toOklab(parseChannels(hex));
  return { light: contrastIn("light", colour), dark: contrastIn("dark", colour) };
}
