import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { verbatim } from "@takt/ui/verbatim";
import { ExternalLink } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { trpc, type RouterOutputs } from "~/trpc/react";
import { useNumbers } from "~/features/analytics/parts/use-numbers";
import { useOriginText } from "~/features/analytics/parts/use-origin-text";
import { excerpt } from "~/features/posts/parts/post-summary";
import { RailSection } from "~/features/shared/rail-section";
import { LocaleLink } from "~/features/shared/locale-link";

type Best = NonNullable<RouterOutputs["analytics"]["bestPost"]>;

/** The post of this month with the most impressions, with its figures; nothing while none is known. */
export function BestPost() {
  const { t } = useT("today");
  const { data: best } = trpc.analytics.bestPost.useQuery();
  if (!best) return null;
  return (
    <RailSection title={t("best.title")}>
      <PostLink best={best} />
    </RailSection>
  );
}

function PostLink({ best }: { best: Best }) {
  const { t } = useT("today");
  const { whole } = useNumbers();
  const originText = useOriginText();
  const { impressions, reactions, comments } = best;
  const figures = [
    t("best.impressions", { count: impressions, number: whole(impressions) }),
    reactions !== null && t("best.reactions", { count: reactions, number: whole(reactions) }),
    comments !== null && t("best.comments", { count: comments, number: whole(comments) }),
  ].filter((text) => text !== false);
  const className = cn(
    "line-clamp-2 rounded-sm font-medium text-pretty wrap-anywhere hover:text-primary-text",
    focusRing,
  );
  const title = <span {...verbatim}>{excerpt(best.excerpt ?? "", 90) || t("best.noText")}</span>;
  return (
    <div className="grid gap-1">
      {best.postId ? (
        <LocaleLink href={`/app/content/edit/${best.postId}`} className={className}>
          {title}
        </LocaleLink>
      ) : (
        <a
          href={`https://www.linkedin.com/feed/update/${best.urn}/`}
          target="_blank"
          rel="noreferrer"
          className={className}
        >
          {title} <ExternalLink aria-hidden className="inline size-3.5 text-muted-fg" />
        </a>
      )}
      <p className="text-caption text-muted-fg tabular-nums">{figures.join(" · ")}</p>
      <p className="text-xs text-muted-fg">{t("lastWeek.origin", { origin: originText(best) ?? "" })}</p>
    </div>
  );
}
