import { noticeKinds } from "./noticeContract";

/** The placeholder for a value in a mail's texts: `{link}`. */
interface Placeholder {
  description: string;
  /** A value for previews and tests. */
  example: string;
  /** The path of a screen, which becomes its whole address. A mail without its link is useless: the body must name it. */
  isLink?: true;
  /** Its value is HTML, and its example plain text. */
  isHtml?: true;
}

/** A kind of mail: its purpose, its placeholders, and its texts unless an organization changes them. */
interface KindOfMail {
  name: string;
  description: string;
  /** Mails about the security of an account cannot be switched off, and do not wait for the quota. */
  isSecurity?: true;
  /** Mails to many: each can be unsubscribed from at once. */
  isList?: true;
  /** Its source does not exist yet, so its template is not shown. */
  isHidden?: true;
  placeholders: Readonly<Record<string, Placeholder>>;
  subject: string;
  /** Markdown. */
  body: string;
}

/** Every kind of mail. A domain that sends a further kind adds it here. */
export const mailKinds = {
  reset: {
    name: "Reset the password",
    description: "Sent to a person who asks for a new password.",
    isSecurity: true,
    placeholders: {
      link: {
        description: "The page for choosing a new password.",
        example: "/auth/reset/example",
        isLink: true,
      },
    },
    subject: "Reset your password for {organization}",
    body: [
      "Hello {name},",
      "You can choose a new password for your account at {organization}:",
      "[Choose a new password]({link})",
      "The link works once, within an hour. If you did not ask for it, ignore this mail: your password stays as it is.",
    ].join("\n\n"),
  },
  verify: {
    name: "Confirm the address",
    description: "Sent to a new address of an account.",
    isSecurity: true,
    placeholders: {
      link: {
        description: "The page for confirming the address.",
        example: "/auth/verify/example",
        isLink: true,
      },
    },
    subject: "Confirm your address for {organization}",
    body: [
      "Hello {name},",
      "Please confirm that this is your address:",
      "[Confirm my address]({link})",
      "If you have no account at {organization}, ignore this mail.",
    ].join("\n\n"),
  },
  invitation: {
    name: "Invitation",
    description: "Sent to a person invited by staff.",
    isSecurity: true,
    placeholders: {
      link: {
        description: "The page for accepting the invitation.",
        example: "/auth/join/example",
        isLink: true,
      },
      inviter: { description: "The name of the person who invites.", example: "Meera Nair" },
      place: {
        description: "The course or batch of the invitation, or the organization.",
        example: "Java Foundations",
      },
      expires: { description: "The last day on which it can be accepted.", example: "30-Nov-2026" },
    },
    subject: "{inviter} invites you to {place}",
    body: [
      "Hello,",
      "{inviter} invites you to {place} at {organization}.",
      "[Accept the invitation]({link})",
      "You can accept it until {expires}.",
    ].join("\n\n"),
  },
  security: {
    name: "Account security notice",
    description:
      "Sent when a password, an address or another way to sign in changes, or a new browser signs in.",
    isSecurity: true,
    placeholders: {
      event: { description: "The event, as a sentence.", example: "Your password was changed." },
      time: { description: "When it happened.", example: "23-Nov-2026, 18:04" },
      browser: { description: "The browser and system it came from.", example: "Firefox on Windows" },
      link: {
        description: "The person's security screen.",
        example: "/users/example/security",
        isLink: true,
      },
    },
    subject: "Security notice from {organization}",
    body: [
      "Hello {name},",
      "**{event}**",
      "{time}, {browser}",
      "If this wasn't you, end all sessions and choose a new password:",
      "[Check your account]({link})",
    ].join("\n\n"),
  },
  ...noticeKinds,
} as const satisfies Readonly<Record<string, KindOfMail>>;

export type MailKind = keyof typeof mailKinds;

/** The values that a sender gives for a kind of mail; those of links are paths of screens. */
export type MailValues<Kind extends MailKind> = Readonly<
  Record<keyof (typeof mailKinds)[Kind]["placeholders"], string>
>;

/** Placeholders of every mail; their values are filled in automatically. */
export const commonPlaceholders = {
  name: { description: "The recipient's name, or the address of a person without an account." },
  organization: { description: "The organization's name." },
} as const;

/** The names of the kinds, in their order. */
export const mailKindNames = Object.keys(mailKinds) as readonly MailKind[];

/** The kinds that have a source. */
export const shownMailKinds = mailKindNames.filter((kind) => !findKind(kind)?.isHidden);

/** A kind by its name; undefined when there is none. */
export function findKind(kind: string): KindOfMail | undefined {
  const kinds: Readonly<Record<string, KindOfMail>> = mailKinds;
  return Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
}

/** A kind in words, where it is known. */
export const describeMailKind = (kind: string): string => findKind(kind)?.name ?? kind;
