import { type LinkCard, linkCardUrl } from "@takt/domain/posts/model/link-card";
import { useT } from "~/i18n/use-t";

/** A link card roughly as LinkedIn shows it. */
export function LinkCardPreview({ card, image }: { card: LinkCard; image: string | null }) {
  const { t } = useT("posts");
  const url = linkCardUrl(card.source);
  return (
    <figure data-testid="preview-link-card" className="border-t border-border bg-surface-2">
      {image !== null && (
        // eslint-disable-next-line @next/next/no-img-element -- a private file or a blob, nothing to optimise
        <img src={image} alt="" className="aspect-[1.91] w-full object-cover" />
      )}
      <figcaption className="grid gap-0.5 px-4 py-3 wrap-anywhere">
        <span className="line-clamp-2 text-sm font-semibold">
          {card.title.trim() || <span className="font-normal text-muted-fg">{t("linkCard.noTitle")}</span>}
        </span>
        {card.description.trim() !== "" && (
          <span className="line-clamp-2 text-xs text-muted-fg">{card.description.trim()}</span>
        )}
        <span className="text-xs text-muted-fg">{url === null ? card.source : new URL(url).host}</span>
      </figcaption>
    </figure>
  );
}
