import { PLANS, type PlanId } from "@takt/domain/plans/model/plans";
import { WORKSPACE_LIMITS } from "@takt/domain/workspaces/model/workspace-limits";
import { Check } from "lucide-react";

type CountedText = "aiPosts" | "posts" | "analytics" | "members";
type OtherText = "postsUnlimited" | "analyticsUnlimited" | "approvals" | "reviews" | "brand" | "api" | PlanId;

/** Returns what a plan includes today, one text a line; `text` translates a key of `plans:includes`. */
export function includedTexts(
  plan: PlanId,
  text: (key: CountedText | OtherText, count?: number) => string,
): string[] {
  const { aiPostsPerMonth, postsPerMonth, analyticsDays } = PLANS[plan];
  return [
    text("aiPosts", aiPostsPerMonth),
    postsPerMonth === null ? text("postsUnlimited") : text("posts", postsPerMonth),
    analyticsDays === null ? text("analyticsUnlimited") : text("analytics", analyticsDays),
    ...(plan === "enterprise"
      ? [
          text("members", WORKSPACE_LIMITS.members),
          text("approvals"),
          text("reviews"),
          text("brand"),
          text("api"),
        ]
      : []),
    text(plan),
  ];
}

/** Lists what a plan includes, as `includedTexts` says it. */
export function IncludedList({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="grid gap-2 text-sm">
      {texts.map((text) => (
        <li key={text} className="flex items-start gap-2">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-primary-text" />
          {text}
        </li>
      ))}
    </ul>
  );
}
