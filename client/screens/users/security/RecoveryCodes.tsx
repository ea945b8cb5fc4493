import { Copy, Download } from "lucide-react";
import { Button } from "~/ui/Button";
import { copyText } from "~/ui/copyText";
import { Dialog } from "~/ui/Dialog";
import { downloadText } from "~/ui/downloadText";
import { showToast } from "~/ui/toasts";

interface Props {
  codes: readonly string[];
  onClose: () => void;
}

async function copy(text: string): Promise<void> {
  if (await copyText(text)) showToast({ tone: "success", message: "Codes copied" });
  else showToast({ tone: "danger", message: "Unable to copy. Download the codes instead." });
}

/** New recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onClose }: Props) {
  const text = `${codes.join("\n")}\n`;
  return (
    <Dialog
      open
      sheet
      size="sm"
      title="Keep your recovery codes"
      description="Each works once if you lose your phone. We won't show them again: keep them with your passwords."
      onClose={onClose}
      footer={
        <>
          <Button icon={<Copy />} onClick={() => void copy(text)}>
            Copy
          </Button>
          <Button
            icon={<Download />}
            onClick={() => downloadText("recovery-codes.txt", text, "text/plain;charset=utf-8")}
          >
            Download
          </Button>
          <Button variant="primary" onClick={onClose}>
            I've saved them
          </Button>
        </>
      }
    >
      <ul className="grid grid-cols-1 gap-x-6 gap-y-1.5 rounded-md border border-line bg-sunken p-4 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
