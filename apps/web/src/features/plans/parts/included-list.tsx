import { PLANS, type PlanId } from "@takt/domain/plans/model/plans";

/** Returns what a plan includes today, one text a line; `text` translates a key of `plans:includes`. */
export function includedTexts(
  plan: PlanId,
  text: (key: "aiPosts" | "posts" | "postsUnlimited" | PlanId, count?: number) => string,
): string[] {
  const { aiPostsPerMonth, postsPerMonth } = PLANS[plan];
  return [
    text("aiPosts", aiPostsPerMonth),
    postsPerMonth === null ? text("postsUnlimited") : text("posts", postsPerMonth),
    text(plan),
  ];
}
