import { Button } from "../ui/Button";

interface Props {
  /** The filter in words: 'Only people enrolled in Design'. */
  children: string;
  /** The label of the button that leads back to all: 'Show all users'. */
  all: string;
  onAll: () => void;
}

/** Says that a list shows the rows of one thing alone, as its figure counts them, and leads back to all. */
export const NarrowedTo = ({ children, all, onAll }: Props) => (
  <p className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-soft">
    <span className="wrap-anywhere">{children}</span>
    <Button size="sm" onClick={onAll}>
      {all}
    </Button>
  </p>
);
