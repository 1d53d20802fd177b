import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { verbatim } from "@takt/ui/verbatim";
import { TriangleAlert } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { excerpt } from "../posts/parts/post-summary";
import { PostTime, postSurface } from "../posts/parts/status/post-time";
import { LocaleLink } from "../shared/locale-link";

/** A post of a day with its time, status and two lines; a link to it. */
export function WeekPost({ post }: { post: CalendarPost }) {
  const { t } = useT(["posts", "today"]);
  const text = excerpt(post.excerpt, 80);
  return (
    <LocaleLink
      href={`/app/content/edit/${post.id}`}
      data-status={post.status}
      className={cn(
        "block min-w-0 rounded-lg border px-1.5 pt-1 pb-1.5 text-xs/4.25 transition-colors hover:border-border-strong max-sm:px-2.5 max-sm:py-2 max-sm:text-sm/5",
        postSurface(post.status),
        focusRing,
      )}
    >
      <span className="flex items-center gap-1">
        <PostTime {...post} />
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
