"use client";

import type { ReviewView } from "@takt/domain/posts/model/review-view";
import { useState } from "react";
import { withVerbatim } from "@takt/ui/verbatim";
import { toMediaItem } from "~/features/media/parts/media-item";
import { PostPreview } from "~/features/posts/parts/post-preview";
import { useT } from "~/i18n/use-t";
import { AnswerForm } from "./answer/answer-form";
import { DecisionResult } from "./answer/decision-result";
import { useReviewActions } from "./answer/use-review-actions";
import { getReviewHost } from "./review-brand";
import { ReviewFacts } from "./review-facts";
import { NoteThreads } from "./threads/note-threads";
import { useReviewClock } from "./use-review-clock";

type Props = { token: string; review: ReviewView };

/** A post as its guest sees it: what will go out, what was said about it, and what they can say. */
export function ReviewScreen({ token, review: served }: Props) {
  const { t } = useT("reviews");
  const [{ from, review }, setReview] = useState({ from: served, review: served });
  // A page that is loaded again shows what it was served.
  if (from !== served) setReview({ from: served, review: served });
  const actions = useReviewActions(token, (next) => setReview({ from: served, review: next }));
  const { dateTime } = useReviewClock(review);
  const { post, threads } = review;
  const isOut = post.status === "published";
  return (
    <div className="mx-auto grid w-full max-w-[1120px] gap-x-10 gap-y-6 px-4 pt-2 pb-10 sm:px-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:pt-6">
      <header className="grid gap-2 lg:col-span-2">
        <h1 className="max-w-[30ch] text-2xl/8 text-balance wrap-anywhere sm:text-3xl/9">
          {withVerbatim(getReviewHost(review), (name) => t("guest.heading", { workspace: name }))}
        </h1>
        <p className="max-w-[68ch] text-base/6 text-pretty text-muted-fg">
          {t(isOut ? "guest.introOut" : "guest.intro")}
        </p>
      </header>
      <div className="grid min-w-0 content-start gap-6">
        <div className="mx-auto w-full max-w-[37.5rem] lg:mx-0">
          <ReviewedPost token={token} post={post} />
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-6">
        <ReviewFacts review={review} />
        <NoteThreads threads={threads} clock={{ dateTime }} onReply={actions.writeNote} />
        <section className="grid gap-4 rounded-xl border border-border bg-surface p-4 sm:p-5">
          <DecisionResult review={review} decided={actions.decided} isOutdated={actions.isOutdated} />
          <AnswerForm review={review} actions={actions} />
        </section>
        <p className="text-caption text-pretty text-muted-fg">
          {t("guest.until", { when: dateTime(review.expiresAt) })}
        </p>
      </div>
    </div>
  );
}

/** The preview, with its files asked for by the token; a picture of the author is for members alone. */
function ReviewedPost({ token, post }: { token: string; post: ReviewView["post"] }) {
  const toUrl = (id: string) => `/api/review/${token}/media/${id}`;
  const { author, media } = post;
  return (
    <PostPreview
      post={post}
      author={{ ...author, image: null, isSelf: false }}
      media={media.map((one) => ({ ...toMediaItem(one), src: toUrl(one.id) }))}
    />
  );
}
