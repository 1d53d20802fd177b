import { toHashtag } from "@takt/domain/shared/hashtag";

/** As postInput bounds it. */
const MAX_HASHTAGS = 30;

/** `#Führung, team  Team 2026` -> `Führung`, `team`: cut at commas and spaces, each once, what is none left out. */
export function parseHashtags(typed: string): string[] {
  const tags: string[] = [];
  for (const part of typed.split(/[\s,;#]+/)) {
    const tag = toHashtag(part);
    if (tag && !tags.some((one) => one.toLowerCase() === tag.toLowerCase())) tags.push(tag);
  }
  return tags.slice(0, MAX_HASHTAGS);
}
