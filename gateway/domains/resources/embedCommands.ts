import type { Context } from "#gateway/graphql/context";
import { refuseField } from "#gateway/refusal";
import { isOwnPage, ownEmbedMessage } from "./embedRules";

/** The parts of a context that tell which pages are the institute's own. */
export type EmbedContext = Pick<Context, "config" | "tenant">;

/** Refuses INVALID for what would show a page of this institute in a frame. */
export function refuseOwnEmbed(
  { config, tenant }: EmbedContext,
  { kind, url }: { kind: string; url?: string | null | undefined },
): void {
  if (kind !== "EMBED" || typeof url !== "string") return;
  if (isOwnPage(url.trim(), { hosts: tenant.hosts, publicUrl: config.publicUrl }))
    throw refuseField("url", ownEmbedMessage);
}
