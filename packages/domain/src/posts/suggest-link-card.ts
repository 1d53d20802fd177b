import { excerpt } from "@takt/text/excerpt";
import { z } from "zod";
import { consumeRateLimit } from "../limits/consume-rate-limit";
import type { Actor } from "../shared/actor";
import type { PostsDeps } from "./deps";
import { LINK_CARD_LIMITS, type LinkCard } from "./model/link-card";
import { linkCardInput } from "./model/link-card-input";

const MAX_WAIT_MS = 12_000;

/** The characters of a page's text that a card begins with. */
const DESCRIPTION_LENGTH = 200;

/** An address whose page may have a title for its card. */
export const linkCardSource = z.strictObject({ source: linkCardInput.shape.source });

/**
 * Reads a link's page and suggests title and description of its card; null where the page cannot be read or has no
 * title, and the user types them. Nothing is stored. Refuses with `rate_exceeded`.
 */
export async function suggestLinkCard(
  deps: Pick<PostsDeps, "db" | "clock" | "linkPages">,
  actor: Actor,
  { source }: z.infer<typeof linkCardSource>,
): Promise<Pick<LinkCard, "title" | "description"> | null> {
  await consumeRateLimit(deps, actor, "linkCard");
  const signal = AbortSignal.timeout(MAX_WAIT_MS);
  const page = await deps.linkPages.read(source.trim(), { signal, owner: actor.userId });
  if (page.kind === "failed") return null;
  const title = excerpt(page.title, LINK_CARD_LIMITS.titleLength);
  return title === "" ? null : { title, description: excerpt(page.text, DESCRIPTION_LENGTH) };
}
