import { Button } from "~/ui/Button";

/** Skips the messages, each of which has its own tab stops, to the message field below them. */
export function SkipMessages({ onPress }: { onPress: () => void }) {
  return (
    <div className="absolute top-2 left-3 z-10 not-focus-within:sr-only">
      <Button size="sm" onClick={onPress}>
        Skip to message
      </Button>
    </div>
  );
}
