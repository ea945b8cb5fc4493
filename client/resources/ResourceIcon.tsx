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

/** A sign for the type of a resource, beside its name or its site. */
export function ResourceIcon({ type, className }: { type: string; className?: string }) {
  const Icon = icons[type] ?? Link2;
  return <Icon aria-hidden className={className} />;
}
