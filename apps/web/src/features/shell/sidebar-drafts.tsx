import { formatCount } from "@takt/domain/posts/model/format-count";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { verbatim } from "@takt/ui/verbatim";
import { useId } from "react";
import { useT } from "~/i18n/use-t";
import { excerpt } from "../posts/parts/post-summary";
import { LocaleLink } from "../shared/locale-link";
import { useLocale } from "../shared/use-locale";
import { useIsCurrent } from "./nav-entries";
import { useOverview } from "./use-nav-counts";

/** The drafts that were changed last, on wide screens; nothing without drafts. */
export function SidebarDrafts() {
  const { t } = useT("shell");
  const locale = useLocale();
  const titleId = useId();
  const { data } = useOverview();
  if (!data || data.latestDrafts.length === 0) return null;
  return (
    <nav aria-labelledby={titleId} className="hidden min-w-0 lg:block [@media(max-height:34rem)]:hidden">
      <LocaleLink
        id={titleId}
        href="/app/posts?status=draft"
        className={cn(
          "flex justify-between rounded-lg px-2 pt-4 pb-1 text-xs font-medium text-muted-fg hover:text-foreground",
          focusRing,
        )}
      >
        {t("drafts")}
        <span className="font-normal tabular-nums">{formatCount(data.drafts, locale)}</span>
      </LocaleLink>
      <ul className="grid gap-px">
        {data.latestDrafts.map((draft) => (
          <li key={draft.id} className="grid min-w-0">
            <DraftLink {...draft} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function DraftLink({ id, excerpt: text }: { id: string; excerpt: string }) {
  const { t } = useT("posts");
  const path = `/app/content/edit/${id}`;
  const current = useIsCurrent({ path });
  const title = excerpt(text, 60);
  return (
    <LocaleLink
      href={path}
      aria-current={current ? "page" : undefined}
      className={cn(
        "block truncate rounded-lg px-2 py-1 transition-colors",
        current
          ? "bg-surface text-foreground inset-ring inset-ring-border"
          : "text-muted-fg hover:bg-surface-2 hover:text-foreground",
        focusRing,
      )}
    >
      {title ? <span {...verbatim}>{title}</span> : t("untitled")}
    </LocaleLink>
  );
}
