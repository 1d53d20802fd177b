import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { Skeleton } from "@takt/ui/skeleton";
import { Bookmark } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { ReactNode } from "react";
import { trpc } from "~/trpc/react";
import { formatCount } from "@takt/domain/posts/model/format-count";
import { LocaleLink } from "../shared/locale-link";
import { StatusIcon } from "../posts/parts/status/status-badge";
import { CardFailure } from "../shared/query-card";
import { useLocale } from "../shared/use-locale";
import { useStickyError } from "../shared/use-sticky-error";
import { refreshInterval } from "./refresh-interval";

const STATUSES = ["draft", "scheduled", "published"] as const;

/** The numbers of drafts, scheduled and published posts, and bookmarked topics, each linked to its list. */
export function Counts() {
  const { t } = useT("dashboard");
  const posts = trpc.posts.counts.useQuery(undefined, { refetchInterval: refreshInterval });
  const topics = trpc.topics.count.useQuery();
  const postsFailure = useStickyError(posts);
  const topicsFailure = useStickyError(topics);
  return (
    <section aria-label={t("counts.label")} className="grid grid-cols-2 gap-3 @min-[45rem]:grid-cols-4">
      {postsFailure !== null ? (
        <div className={cn(box, "col-span-full @min-[45rem]:col-span-3")}>
          <CardFailure
            failed={t("counts.failed")}
            error={postsFailure}
            retrying={posts.isFetching}
            onRetry={() => void posts.refetch()}
          />
        </div>
      ) : (
        STATUSES.map((status) => (
          <LocaleLink key={status} href={`/app/posts?status=${status}`} className={linkBox}>
            <Count
              label={t(`counts.${status}`)}
              count={posts.data?.[status]}
              icon={<StatusIcon status={status} className="size-4" />}
            />
          </LocaleLink>
        ))
      )}
      {topicsFailure !== null ? (
        <div className={box}>
          <CardFailure
            failed={t("counts.bookmarksFailed")}
            error={topicsFailure}
            retrying={topics.isFetching}
            onRetry={() => void topics.refetch()}
          />
        </div>
      ) : (
        <LocaleLink href="/app/content/bookmarks" className={linkBox}>
          <Count
            label={t("counts.bookmarks")}
            count={topics.data?.count}
            icon={<Bookmark aria-hidden className="size-4" />}
          />
        </LocaleLink>
      )}
    </section>
  );
}

const box = "grid min-w-0 rounded-xl border border-border bg-surface p-4";
const linkBox = cn(box, "transition-colors hover:bg-surface-2", focusRing);

/** A number with its label; a link around it is named "3 Scheduled". */
function Count({ label, count, icon }: { label: string; count: number | undefined; icon: ReactNode }) {
  const { t } = useT("common");
  const locale = useLocale();
  return (
    <span className="grid gap-1">
      {count === undefined ? (
        <span role="status" aria-label={t("loading")}>
          <Skeleton className="h-8 w-12" />
        </span>
      ) : (
        <span className="text-2xl/8 font-semibold tabular-nums">{formatCount(count, locale)}</span>
      )}{" "}
      <span className="flex items-center gap-1.5 text-caption text-muted-fg">
        {icon}
        <span className="min-w-0 wrap-anywhere hyphens-auto">{label}</span>
      </span>
    </span>
  );
}
