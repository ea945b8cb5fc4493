import type { TenantClient } from "../database/tenantClient";

/** A kind of file that mails bring along, which is printed when a mail is sent. */
interface AttachmentRules {
  /** The name of its file, by the printed object's own. */
  toFileName: (name: string) => string;
  /** Prints an object for the account that gets the mail; null when the object is gone, or another's. */
  print: (db: TenantClient, id: number, userId: number) => Promise<{ name: string; bytes: Buffer } | null>;
}

/** The kinds of attachments; a mail's row names one of them. */
export const attachmentKinds = ["RECEIPT"] as const;

export type AttachmentKind = (typeof attachmentKinds)[number];

/** The kinds of attachments that a domain prints. */
export type Attachments = Readonly<Partial<Record<AttachmentKind, AttachmentRules>>>;

/** The kinds of all domains; the manifests fill it. */
const known = new Map<AttachmentKind, AttachmentRules>();

/** Adds the kinds of attachments that a domain prints. */
export function addAttachments(added: Attachments): void {
  for (const kind of attachmentKinds) {
    const rules = added[kind];
    if (rules) known.set(kind, rules);
  }
}

/** The rules of a kind. Throws for one that no domain prints. */
export function getAttachmentRules(kind: AttachmentKind): AttachmentRules {
  const rules = known.get(kind);
  if (!rules) throw new Error(`no domain's manifest prints the attachment ${kind}`);
  return rules;
}
