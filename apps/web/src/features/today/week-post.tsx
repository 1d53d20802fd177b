import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { verbatim } from "@takt/ui/verbatim";
import { TriangleAlert } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { excerpt } from "../posts/parts/post-summary";
import { StatusIcon } from "../posts/parts/status/status-badge";
import { LocaleLink } from "../shared/locale-link";
import { useClock } from "../shared/time/use-clock";

/** The colour of a time says what becomes of it; only what needs an answer is filled. */
const TIMES: Partial<Record<CalendarPost["status"], string>> = {
  scheduled: "text-secondary-text",
  publishing: "text-secondary-text",
  published: "text-primary-text",
  unconfirmed: "text-warning-soft-fg",
  failed: "text-danger-text",
};

/** A post of a day with its time, status and two lines; a link to it. */
export function WeekPost({ post }: { post: CalendarPost }) {
  const { t } = useT(["posts", "today"]);
  const clock = useClock();
  const text = excerpt(post.excerpt, 80);
  return (
    <LocaleLink
      href={`/app/content/edit/${post.id}`}
      data-status={post.status}
      className={cn(
        "block min-w-0 rounded-lg border px-1.5 pt-1 pb-1.5 text-xs/4.25 transition-colors hover:border-border-strong max-sm:px-2.5 max-sm:py-2 max-sm:text-sm/5",
        post.status === "unconfirmed"
          ? "border-warning bg-warning-soft text-warning-soft-fg"
          : post.status === "published"
            ? "border-border text-muted-fg"
            : "border-border-button bg-sheet shadow-xs",
        focusRing,
      )}
    >
      <span className={cn("flex items-center gap-1 font-medium tabular-nums", TIMES[post.status])}>
        <StatusIcon status={post.status} className="size-3.25" />
        {clock.time(post.scheduledAt)}
        <span className="sr-only">{t(`status.${post.status}`)}</span>
        {post.isAtRisk && (
          <span className="ms-auto text-warning-text">
            <TriangleAlert aria-hidden className="size-3.25" />
            <span className="sr-only">{t("today:week.atRisk")}</span>
          </span>
        )}
      </span>
      <span {...verbatim} dir="auto" className="line-clamp-2 wrap-anywhere max-sm:line-clamp-1">
        {text || t("untitled")}
      </span>
    </LocaleLink>
  );
}
