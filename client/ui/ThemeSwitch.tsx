import { useId } from "react";
import { chooseTheme, useTheme } from "./theme";
import { themeChoices } from "./themeChoices";

/** A choice of light, dark or the system's theme, stored in this browser. */
export function ThemeSwitch() {
  const theme = useTheme();
  const name = useId();
  return (
    <fieldset className="inline-flex rounded-md border border-line bg-sunken p-0.5">
      <legend className="sr-only">Theme</legend>
      {themeChoices.map((choice) => (
        <label
          key={choice.theme}
          title={choice.label}
          className="touch-square inline-flex size-7 cursor-pointer items-center justify-center rounded-sm text-muted hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-rest has-focus-visible:outline-2 has-focus-visible:outline-brand-ink"
        >
          <input
            type="radio"
            name={name}
            value={choice.theme}
            checked={theme === choice.theme}
            onChange={() => chooseTheme(choice.theme)}
            className="sr-only"
          />
          <span className="sr-only">{choice.label}</span>
          <choice.Icon aria-hidden className="size-4" />
        </label>
      ))}
    </fieldset>
  );
}
