import { useId } from "react";
import { tableSizes } from "#gateway/domains/lists/contract";
import { classNames } from "./classNames";
import { controlClass } from "./controlClass";

export interface PageSizeProps {
  size: number;
  onChange: (size: number) => void;
}

/** A choice of how many rows a table shows per page. */
export function PageSize({ size, onChange }: PageSizeProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-2 text-xs text-muted">
      <label htmlFor={id}>Rows per page</label>
      <select
        id={id}
        value={size}
        onChange={(event) => onChange(Number(event.target.value))}
        className={classNames(controlClass, "h-8 w-auto! py-0 text-xs")}
      >
        {tableSizes.map((known) => (
          <option key={known} value={known}>
            {known}
          </option>
        ))}
      </select>
    </div>
  );
}
