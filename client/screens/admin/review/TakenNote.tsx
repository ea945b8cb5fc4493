import { Card } from "~/ui/Card";

/** In place of the form: who marks a piece, or that it is being taken. */
export function TakenNote({ by }: { by: string | null | undefined }) {
  return (
    <Card title="Mark">
      <p className="text-sm text-muted">{by ? `${by} is marking this.` : "Taking it for you…"}</p>
    </Card>
  );
}
