import type { ListedPost } from "@takt/domain/posts/model/post-view";
import { INTL_LOCALE } from "@takt/domain/shared/format-day";
import { numberFormat } from "@takt/domain/shared/number-format";
import { useT } from "~/i18n/use-t";
import { useLocale } from "~/features/shared/use-locale";

/** Known figures of a published post. */
export function PostFigures({ post: { impressions, reactions } }: { post: ListedPost }) {
  const { t } = useT("posts");
  const { format } = numberFormat(INTL_LOCALE[useLocale()]);
  const shown = [
    impressions !== null && t("list.impressions", { count: impressions, shown: format(impressions) }),
    reactions !== null && t("list.reactions", { count: reactions, shown: format(reactions) }),
  ].filter(Boolean);
  return shown.length > 0 && <p className="text-caption text-muted-fg tabular-nums">{shown.join(" · ")}</p>;
}
