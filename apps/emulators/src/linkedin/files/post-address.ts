import { activityUrn } from "../model/snowflake";
import type { Member, Post } from "../model/entities";

/** The address of a post in an analytics export: by its activity, or in words with the number of the share or ugcPost. */
export function postAddress({ urn, published }: Post, author: Member, form: "activity" | "slug"): string {
  if (form === "activity") return `https://www.linkedin.com/feed/update/${activityUrn(urn)}`;
  const [, , type, id] = urn.split(":");
  const name = slugOf(`${author.given_name} ${author.family_name}`);
  const words = slugOf(published).split("-").slice(0, 6).join("-") || "post";
  return `https://www.linkedin.com/posts/${name}_${words}-${type}-${id}-aBcD`;
}

const slugOf = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
