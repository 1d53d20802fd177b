import type { ListedPost } from "@takt/domain/posts/model/post-view";
import { verbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { MEDIA_ICONS } from "~/features/posts/parts/media-icons";

type Props = {
  draft: Pick<ListedPost, "aiOrigin" | "reviewNeeded" | "mediaKind" | "mediaCount" | "hashtags">;
};

/** The facts of a draft besides its text: its origin and its files, without these its hashtags. Nothing without any. */
export function DraftFacts({ draft }: Props) {
  const { t } = useT(["calendar", "posts"]);
  const { aiOrigin, reviewNeeded, mediaKind, mediaCount, hashtags } = draft;
  const origin =
    aiOrigin === "none"
      ? null
      : t(`tray.${reviewNeeded ? "unreviewed" : "reviewed"}.${aiOrigin === "outline" ? "outline" : "ai"}`);
  const files = mediaKind && t(`posts:attachments.${mediaKind}`, { count: mediaCount });
  const facts = [origin, files].filter(Boolean).join(" · ");
  const tags = hashtags.map((tag) => `#${tag}`).join(" ");
  if (!facts && !tags) return null;
  const Icon = !origin && mediaKind ? MEDIA_ICONS[mediaKind] : null;
  return (
    <p className="flex min-w-0 items-center gap-1 text-xs text-muted-fg">
      {Icon && <Icon aria-hidden className="size-3.25 shrink-0" />}
      <span className="truncate" {...(!facts && verbatim)}>
        {facts || tags}
      </span>
    </p>
  );
}
