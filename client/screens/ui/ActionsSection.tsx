import { Copy, Ellipsis, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { ActionDialog } from "~/ui/ActionDialog";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import type { ButtonVariant } from "~/ui/buttonClass";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { IconButton } from "~/ui/IconButton";
import { Kbd } from "~/ui/Kbd";
import { Menu } from "~/ui/Menu";
import { showToast } from "~/ui/toasts";
import { Row, Section, Specimen } from "./Specimen";

const variants: ButtonVariant[] = ["primary", "secondary", "ghost", "danger"];

/** Buttons, menus and dialogs. */
export function ActionsSection() {
  return (
    <Section title="Actions">
      {variants.map((variant) => (
        <Specimen key={variant} name={`Button, ${variant}: sizes, icon, busy, disabled`}>
          <Row>
            <Button variant={variant} size="sm">
              Save course
            </Button>
            <Button variant={variant}>Save course</Button>
            <Button variant={variant} size="lg">
              Save course
            </Button>
            <Button variant={variant} icon={<Plus />}>
              Add course
            </Button>
            <BusyButton variant={variant} />
            <Button variant={variant} disabled>
              Save course
            </Button>
          </Row>
        </Specimen>
      ))}
      <Specimen name="ButtonLink, IconButton, Menu, Kbd">
        <Row>
          <ButtonLink to="/ui" variant="primary">
            Go to courses
          </ButtonLink>
          <ButtonLink to="/ui">Go to batches</ButtonLink>
          <IconButton label="Edit" icon={<Pencil />} />
          <IconButton label="Delete" icon={<Trash2 />} variant="secondary" />
          <ActionsMenu />
          <span className="inline-flex gap-1">
            <Kbd>Ctrl</Kbd>
            <Kbd>K</Kbd>
          </span>
        </Row>
      </Specimen>
      <Specimen name="ActionDialog, ConfirmDialog">
        <Dialogs />
      </Specimen>
    </Section>
  );
}

function BusyButton({ variant }: { variant: ButtonVariant }) {
  const [busy, setBusy] = useState(false);
  const work = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 1500);
  };
  return (
    <Button variant={variant} busy={busy} onClick={work}>
      Press to work
    </Button>
  );
}

function ActionsMenu() {
  return (
    <Menu
      label="Actions for Java Basics"
      icon={<Ellipsis />}
      variant="secondary"
      items={[
        { label: "Open", to: "/ui" },
        { label: "Edit", icon: <Pencil />, onSelect: () => showToast({ tone: "info", message: "Edit" }) },
        { label: "Copy", icon: <Copy />, disabled: true, onSelect: () => undefined },
        { label: "Delete", icon: <Trash2 />, tone: "danger", divided: true, onSelect: () => undefined },
      ]}
    />
  );
}

function Dialogs() {
  const [shown, setShown] = useState<"dialog" | "confirm">();
  const close = () => setShown(undefined);
  return (
    <Row>
      <Button onClick={() => setShown("dialog")}>Open a dialog</Button>
      <Button onClick={() => setShown("confirm")}>Delete a course</Button>
      {shown === "dialog" && (
        <ActionDialog
          title="Forward the message"
          description="Send it to one room."
          action="Forward"
          onAction={close}
          onClose={close}
        >
          <p className="text-sm text-soft">Members of the room see the original author.</p>
        </ActionDialog>
      )}
      <ConfirmDialog
        open={shown === "confirm"}
        subject="Delete the course “Java Basics”"
        onConfirm={() => new Promise((done) => setTimeout(done, 1000)).then(close)}
        onCancel={close}
      />
    </Row>
  );
}
