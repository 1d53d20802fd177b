import { formatCount } from "@takt/domain/posts/model/format-count";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { LocaleLink } from "../shared/locale-link";
import { CardFailure } from "../shared/query-card";
import { RailSection } from "../shared/rail-section";
import { useLocale } from "../shared/use-locale";
import { useStickyError } from "../shared/use-sticky-error";
import { refreshInterval } from "./refresh-interval";

const STATUSES = ["draft", "scheduled", "published"] as const;

/** The numbers of drafts, scheduled and published posts, and bookmarked topics, each linked to its list. */
export function AtAGlance() {
  const { t } = useT("today");
  const posts = trpc.posts.counts.useQuery(undefined, { refetchInterval: refreshInterval });
  const topics = trpc.topics.count.useQuery();
  const postsFailure = useStickyError(posts);
  const topicsFailure = useStickyError(topics);
  return (
    <RailSection title={t("counts.label")}>
      {postsFailure !== null && (
        <CardFailure
          failed={t("counts.failed")}
          error={postsFailure}
          retrying={posts.isFetching}
          onRetry={() => void posts.refetch()}
        />
      )}
      {topicsFailure !== null && (
        <CardFailure
          failed={t("counts.bookmarksFailed")}
          error={topicsFailure}
          retrying={topics.isFetching}
          onRetry={() => void topics.refetch()}
        />
      )}
      <ul className="grid grid-cols-2 gap-x-4 gap-y-3">
        {postsFailure === null &&
          STATUSES.map((status) => (
            <Count
              key={status}
              href={`/app/posts?status=${status}`}
              label={t(`counts.${status}`)}
              count={posts.data?.[status]}
            />
          ))}
        {topicsFailure === null && (
          <Count href="/app/content/bookmarks" label={t("counts.bookmarks")} count={topics.data?.count} />
        )}
      </ul>
    </RailSection>
  );
}

/** A number with its label; its link is named "3 Scheduled". */
function Count({ href, label, count }: { href: string; label: string; count: number | undefined }) {
  const { t } = useT("common");
  const locale = useLocale();
  return (
    <li>
      <LocaleLink href={href} className={cn("group -m-1 grid rounded-lg p-1", focusRing)}>
        {count === undefined ? (
          <span role="status" aria-label={t("loading")}>
            <Skeleton className="h-6 w-10" />
          </span>
        ) : (
          <span className="text-base/6 font-semibold tabular-nums">{formatCount(count, locale)}</span>
        )}{" "}
        <span className="text-xs text-muted-fg group-hover:text-foreground">{label}</span>
      </LocaleLink>
    </li>
  );
}
