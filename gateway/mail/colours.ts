type Channels = readonly [number, number, number];

const parse = (hex: string): Channels => {
  const at = (index: number) => Number.parseInt(hex.slice(index, index + 2), 16);
  return [at(1), at(3), at(5)];
};

const toHex = (channels: Channels): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;

function getLuminance(channels: Channels): number {
  const [r = 0, g = 0, b = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours as WCAG defines it: from 1 (none) to 21. */
export function getContrast(left: string, right: string): number {
  const [a, b] = [getLuminance(parse(left)), getLuminance(parse(right))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const [black, white] = ["#000000", "#ffffff"];

/** Black or white, whichever is easier to read on a colour. */
export const textOn = (colour: string): string =>
  getContrast(colour, white) >= getContrast(colour, black) ? white : black;

const readable = 4.5;

/** A colour, made darker or lighter until it can be read on a surface. */
export function readableOn(colour: string, surface: string): string {
  const towards = parse(textOn(surface));
  const from = parse(colour);
  for (let share = 0; share < 1; share += 0.05) {
    const mix = (at: 0 | 1 | 2) => from[at] + (towards[at] - from[at]) * share;
    const mixed = toHex([mix(0), mix(1), mix(2)]);
    if (getContrast(mixed, surface) >= readable) return mixed;
  }
  return textOn(surface);
}
