import type { ReviewView } from "@takt/domain/posts/model/review-view";
import { hasFirstComment } from "@takt/domain/posts/model/first-comment";
import { linkCardUrl } from "@takt/domain/posts/model/link-card";
import { Verbatim, withVerbatim } from "@takt/ui/verbatim";
import { ExternalLink } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { reviewZone, useReviewClock } from "./use-review-clock";

type Props = { review: ReviewView };

/** The receipt of what will go out: when, under whose name, for whom, and with what. */
export function ReviewFacts({ review }: Props) {
  const { t } = useT("reviews");
  const titleId = useId();
  const content = useContentText(review);
  const { post, approval } = review;
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-3 rounded-xl border border-border bg-surface p-4 text-sm sm:p-5"
    >
      <h2 id={titleId} className="text-base/6">
        {t("guest.receipt")}
      </h2>
      <dl className="grid gap-x-4 gap-y-2">
        <TimeRow review={review} />
        <Row name={t("guest.facts.name")}>
          {post.author.name ? <Verbatim>{post.author.name}</Verbatim> : t("guest.facts.unnamed")}
        </Row>
        <Row name={t("guest.facts.visibility")}>{t(`guest.facts.${post.visibility}`)}</Row>
        <Row name={t("guest.facts.with")}>{content}</Row>
        <Row name={t("guest.facts.comment")}>
          {t(hasFirstComment(post.firstComment) ? "guest.facts.hasComment" : "guest.facts.noComment")}
        </Row>
        {approval && <Row name={t("guest.facts.approval")}>{t(`guest.states.${approval.state}`)}</Row>}
      </dl>
      {post.linkedinUrl && (
        <a
          href={post.linkedinUrl}
          target="_blank"
          rel="noreferrer"
          className="link inline-flex min-h-6 items-center gap-1.5 justify-self-start"
        >
          {t("guest.onLinkedin")}
          <ExternalLink aria-hidden className="size-3.5" />
        </a>
      )}
    </section>
  );
}

function TimeRow({ review }: Props) {
  const { t } = useT("reviews");
  const { dateTime } = useReviewClock(review);
  const { publishedAt, scheduledAt, status } = review.post;
  const at = publishedAt ?? (status === "draft" ? null : scheduledAt);
  const zone = reviewZone(review).replaceAll("_", " ");
  return (
    <Row name={t(publishedAt ? "guest.facts.published" : "guest.facts.time")}>
      {at ? (
        <time dateTime={at.toISOString()} className="tabular-nums">
          {t("guest.facts.at", { when: dateTime(at), zone })}
        </time>
      ) : (
        t("guest.facts.noTime")
      )}
    </Row>
  );
}

/** Returns what a post has besides its text. */
function useContentText({ post: { media, linkCard, poll } }: ReviewView): ReactNode {
  const { t } = useT("reviews");
  const { t: posts } = useT("posts");
  if (linkCard) {
    const url = linkCardUrl(linkCard.source);
    const host = url === null ? linkCard.source : new URL(url).host;
    return withVerbatim(host, (shown) => t("guest.facts.linkCard", { host: shown }));
  }
  if (poll) return t("guest.facts.poll", { duration: posts(`poll.durations.${poll.duration}`) });
  const [first] = media;
  if (!first) return t("guest.facts.textOnly");
  return first.kind === "image"
    ? t("guest.facts.images", { count: media.length })
    : t(first.kind === "video" ? "guest.facts.video" : "guest.facts.document");
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,8.5rem)_minmax(0,1fr)] gap-x-4">
      <dt className="text-muted-fg">{name}</dt>
      <dd className="min-w-0 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
