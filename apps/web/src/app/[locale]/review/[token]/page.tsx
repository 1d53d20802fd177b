import type { Locale } from "@takt/i18n/locales";
import { TRPCError } from "@trpc/server";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { getReviewMark } from "~/features/reviews/review-brand";
import { BusyReview } from "~/features/reviews/review-notice";
import { ReviewFrame } from "~/features/reviews/review-frame";
import { ReviewScreen } from "~/features/reviews/review-screen";
import { getT } from "~/i18n/server";
import { trpc } from "~/trpc/server";

type Props = PageProps<"/[locale]/review/[token]">;

/** The same title for every post of a workspace: programs that preview a link learn nothing of it. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t } = await getT("reviews");
  const review = await findReview((await params).token);
  const name = typeof review === "string" ? null : getReviewMark(review);
  return {
    title: t("guest.title"),
    robots: { index: false, follow: false },
    referrer: "no-referrer",
    ...(name !== null && {
      title: { absolute: `${t("guest.title")} · ${name}` },
      applicationName: name,
      description: t("guest.intro"),
    }),
  };
}

/** The page of a review link. It shows and does nothing: what a guest says is sent by buttons. */
export default async function ReviewPage({ params }: Props) {
  const { token, locale } = await params;
  const review = await findReview(token);
  if (review === "ended") notFound();
  if (review === "busy") return <BusyReview token={token} locale={locale as Locale} />;
  return (
    <ReviewFrame token={token} locale={locale as Locale} review={review}>
      <ReviewScreen token={token} review={review} />
    </ReviewFrame>
  );
}

/** Opens a link, once for title and page. What is no link, and one that has ended, get the same answer. */
const findReview = cache(async (token: string) => {
  try {
    return await trpc.reviews.open({ token });
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    if (error.code === "TOO_MANY_REQUESTS") return "busy";
    if (error.code === "NOT_FOUND" || error.code === "BAD_REQUEST") return "ended";
    throw error;
  }
});
