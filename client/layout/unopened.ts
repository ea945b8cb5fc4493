import { useEffect } from "react";
import { showToast } from "../ui/toasts";

/** What stands in for a part that is opened, where its code could not be loaded: says so, and closes. */
export const unopened = (what: string) =>
  function Unopened({ onClose }: { onClose: () => void }) {
    useEffect(() => {
      showToast({ tone: "danger", message: `${what} didn't load. Check your connection and try again.` });
      onClose();
    }, [onClose]);
    return null;
  };
