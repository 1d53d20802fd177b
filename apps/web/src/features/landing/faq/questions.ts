import { TIMING } from "@takt/domain/posts/model/publish-timing";
import { PLANS } from "@takt/domain/plans/model/plans";
import type { TFunction } from "i18next";

const QUESTIONS = ["free", "wait", "password", "twice", "clocks", "ai", "reconnect", "leave"] as const;

/** The questions and answers of the landing page, for the page and for search engines alike. */
export function questions(
  t: TFunction<"landing">,
  { sells }: { sells: boolean },
): { key: string; question: string; answer: string }[] {
  const figures = {
    posts: PLANS.free.postsPerMonth,
    ai: PLANS.free.aiPostsPerMonth,
    hours: TIMING.lateness / 3_600_000,
  };
  return QUESTIONS.map((key) => ({
    key,
    question: t(`faq.${key}.q`),
    answer: key === "leave" && !sells ? t("faq.leave.unsold") : t(`faq.${key}.a`, figures),
  }));
}
