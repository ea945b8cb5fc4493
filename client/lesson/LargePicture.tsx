import { Dialog } from "~/ui/Dialog";

export interface LargePictureProps {
  address: string;
  altText: string;
  title: string;
  onClose: () => void;
}

/** A picture as large as the screen allows. */
export function LargePicture({ address, altText, title, onClose }: LargePictureProps) {
  return (
    <Dialog open onClose={onClose} title={title} size="page">
      <img
        src={address}
        alt={altText}
        className="mx-auto h-auto max-h-[80dvh] w-full rounded-md object-contain dark:brightness-90"
      />
    </Dialog>
  );
}
