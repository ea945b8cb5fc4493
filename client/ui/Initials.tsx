import { getInitials } from "../formats/initials";
import { classNames } from "./classNames";
import { pickHue } from "./pickHue";

interface Props {
  name: string;
  className?: string;
}

/** A person's initials in a circle whose colour depends on the name alone; the caller shows the name beside it. */
export function Initials({ name, className }: Props) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={classNames("shrink-0 rounded-full", className)}>
      <rect width="32" height="32" fill={`oklch(0.47 0.1 ${pickHue(name)})`} />
      <text x="16" y="20.5" textAnchor="middle" fontSize="12.5" fontWeight="600" fill="white">
        {getInitials(name)}
      </text>
    </svg>
  );
}
