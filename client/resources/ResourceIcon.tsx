import {
  AppWindow,
  FileDown,
  FileText,
  Headphones,
  Image,
  Link2,
  type LucideIcon,
  Video,
} from "lucide-react";

const icons: Readonly<Record<string, LucideIcon>> = {
  EMBED: AppWindow,
  VIDEO: Video,
  AUDIO: Headphones,
  PDF: FileText,
  IMAGE: Image,
  LINK: Link2,
  FILE: FileDown,
};

/** The icon of a resource's type. */
export function ResourceIcon({ type, className }: { type: string; className?: string }) {
  const Icon = icons[type] ?? Link2;
  return <Icon aria-hidden className={className} />;
}
