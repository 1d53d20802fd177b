import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { Badge } from "@takt/ui/badge";
import { buttonStyle } from "@takt/ui/button-style";
import { verbatim } from "@takt/ui/verbatim";
import { Check, ExternalLink } from "lucide-react";
import { useId } from "react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { excerpt } from "../posts/parts/post-summary";
import { toReceiptSteps } from "../posts/parts/receipt/receipt-steps";
import { ReceiptStepsList } from "../posts/parts/receipt/receipt-steps-list";
import { LocaleLink } from "../shared/locale-link";
import { CardFailure } from "../shared/query-card";
import { useStickyError } from "../shared/use-sticky-error";
import { JUST_OUT } from "./just-out-input";
import { refreshInterval } from "./refresh-interval";

/** Older posts are not just out. */
const RECENT_MS = 3 * 24 * 3600_000;

/** The post that went out last with its receipt as steps; nothing after three days. */
export function JustOut({ now }: { now: Date }) {
  const { t } = useT("today");
  const titleId = useId();
  const query = trpc.posts.list.useQuery(JUST_OUT, { refetchInterval: refreshInterval });
  const failure = useStickyError(query);
  const post = query.data?.posts[0];
  const isRecent =
    post?.publishedAt && !post.removedAt && now.getTime() - post.publishedAt.getTime() <= RECENT_MS;
  if (!isRecent && failure === null) return null;
  return (
    <section aria-labelledby={titleId} className="grid gap-2.5">
      <h2 id={titleId} className="text-base/6 sm:text-sm/5">
        {t("justOut.title")}
      </h2>
      {isRecent ? (
        <Receipt post={post} />
      ) : (
        <CardFailure
          failed={t("justOut.failed")}
          error={failure}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
    </section>
  );
}

function Receipt({ post }: { post: PostSummary }) {
  const { t } = useT(["today", "posts"]);
  const { data: attempts } = trpc.posts.receipts.useQuery({ id: post.id });
  const steps = attempts ? toReceiptSteps(post, attempts) : [];
  return (
    <article className="grid gap-2.5 rounded-xl border border-border bg-surface p-3.5">
      <Badge tone="green" className="justify-self-start">
        <Check aria-hidden />
        {t("posts:status.published")}
      </Badge>
      <LocaleLink
        href={`/app/content/edit/${post.id}`}
        className="line-clamp-2 font-medium wrap-anywhere hover:text-primary-text"
      >
        <span {...verbatim}>{excerpt(post.excerpt, 90) || t("posts:untitled")}</span>
      </LocaleLink>
      {steps.length > 0 && <ReceiptStepsList steps={steps} className="text-xs text-muted-fg" />}
      {post.linkedinUrl && (
        <a
          href={post.linkedinUrl}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle({ size: "sm", className: "justify-self-start" })}
        >
          <ExternalLink aria-hidden />
          {t("justOut.open")}
        </a>
      )}
    </article>
  );
}
