import { POST_LIMITS } from "@takt/domain/posts/model/post-length";
import { toHashtag } from "@takt/text/hashtag";
import { splitHashtags } from "@takt/text/split-hashtags";

type Added =
  | { ok: true; tags: string[]; added: string[] }
  | { ok: false; why: "invalid" | "known" | "full"; tag: string };

/** Adds typed or pasted hashtags, one or a list of them. Case does not matter. */
export function addHashtags(
  tags: readonly string[],
  typed: string,
  max: number = POST_LIMITS.hashtags,
): Added {
  const added: string[] = [];
  let refusal: Extract<Added, { ok: false }> | null = null;
  for (const part of splitHashtags(typed)) {
    const tag = toHashtag(part);
    const all = [...tags, ...added];
    if (tag === null) refusal ??= { ok: false, why: "invalid", tag: part };
    else if (all.some((one) => one.toLowerCase() === tag.toLowerCase()))
      refusal ??= { ok: false, why: "known", tag };
    else if (all.length >= max) refusal ??= { ok: false, why: "full", tag };
    else added.push(tag);
  }
  if (added.length > 0) return { ok: true, tags: [...tags, ...added], added };
  return refusal ?? { ok: false, why: "invalid", tag: typed.trim() };
}
