import { hashText, pickHue } from "./pickHue";

interface Props {
  seed: string;
  initials: string;
}

interface Figure {
  seed: number;
  light: string;
  dark: string;
}

/** Initials over one of four patterns. The seed alone determines the colour, the pattern and its rotation. */
export function CoverPattern({ seed, initials }: Props) {
  const hue = pickHue(seed);
  const number = hashText(seed);
  const figure = {
    seed: number,
    light: `oklch(0.58 0.13 ${hue})`,
    dark: `oklch(0.36 0.1 ${(hue + 20) % 360})`,
  };
  const Pattern = patterns[(number >>> 8) % patterns.length] ?? Rings;
  return (
    <svg
      aria-hidden
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
    >
      <rect width="320" height="180" fill={`oklch(0.46 0.12 ${hue})`} />
      <Pattern {...figure} />
      <text x="24" y="154" fontSize="52" fontWeight="700" letterSpacing="-2" fill="white">
        {initials}
      </text>
    </svg>
  );
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

function Rings({ seed, light, dark }: Figure) {
  const x = 200 + (seed % 100);
  const y = 20 + ((seed >>> 4) % 80);
  return (
    <g fill="none" strokeWidth="14">
      {range(7).map((ring) => (
        <circle key={ring} cx={x} cy={y} r={24 + ring * 30} stroke={ring % 2 ? dark : light} opacity={0.55} />
      ))}
    </g>
  );
}

function Stripes({ seed, light, dark }: Figure) {
  return (
    <g transform={`rotate(${20 + (seed % 50)} 160 90)`}>
      {range(11).map((stripe) => (
        <rect
          key={stripe}
          x={-100 + stripe * 48}
          y="-200"
          width={10 + ((seed >>> stripe) % 22)}
          height="600"
          fill={stripe % 2 ? dark : light}
          opacity={0.5}
        />
      ))}
    </g>
  );
}

function Tiles({ seed, light, dark }: Figure) {
  const cells = range(32).filter((cell) => ((seed >>> (cell % 31)) ^ cell) & 1);
  return cells.map((cell) => (
    <rect
      key={cell}
      x={(cell % 8) * 40}
      y={Math.floor(cell / 8) * 45}
      width="40"
      height="45"
      fill={cell % 3 ? dark : light}
      opacity={0.5}
    />
  ));
}

function Waves({ seed, light, dark }: Figure) {
  return range(6).map((wave) => {
    const y = 20 + wave * 30;
    const swing = 18 + ((seed >>> wave) % 24);
    return (
      <path
        key={wave}
        d={`M0 ${y} Q 80 ${y - swing} 160 ${y} T 320 ${y} V 180 H 0 Z`}
        fill={wave % 2 ? dark : light}
        opacity={0.35}
      />
    );
  });
}

const patterns = [Rings, Stripes, Tiles, Waves];
