import { hasFirstComment } from "@takt/domain/posts/model/first-comment";
import type { LinkCard } from "@takt/domain/posts/model/link-card";
import type { Poll } from "@takt/domain/posts/model/poll";
import { publishText } from "@takt/domain/posts/model/publish-text";
import { Avatar } from "@takt/ui/avatar";
import { cn } from "@takt/ui/cn";
import { SegmentedControl } from "@takt/ui/segmented-control";
import { Globe, Monitor, Smartphone, Users } from "lucide-react";
import { useT } from "next-i18next/client";
import { useState } from "react";
import { trpc } from "../../../trpc/react";
import type { MediaItem } from "../../media/parts/media-item";
import { type Origin, OriginMark, originProps } from "../../shared/origin-mark";
import { useMe } from "../../shared/use-me";
import { CommentPreview } from "../preview/comment-preview";
import { LinkCardPreview } from "../preview/link-card-preview";
import { MediaPreview } from "../preview/media-preview";
import { PollPreview } from "../preview/poll-preview";
import { foldText, PreviewText } from "./preview-text";

const WIDTHS = [
  { value: "desktop", icon: Monitor },
  { value: "mobile", icon: Smartphone },
] as const;

type Width = (typeof WIDTHS)[number]["value"];

type Props = {
  post: {
    content: string;
    hashtags: readonly string[];
    visibility: "PUBLIC" | "CONNECTIONS";
    linkCard?: LinkCard | null | undefined;
    poll?: Poll | null | undefined;
    firstComment?: string | undefined;
  };
  /** The origin of the text, for machines. */
  origin?: Origin;
  media: readonly MediaItem[];
  /** Shows the whole text and no width toggle, for posts that are only read. */
  plain?: boolean;
};

/** A post roughly as LinkedIn shows it, with its text exactly as it is sent. */
export function PostPreview({ post, media, origin, plain }: Props) {
  const { t } = useT("posts");
  const me = useMe();
  const { data: connection } = trpc.connections.get.useQuery();
  const [width, setWidth] = useState<Width>("desktop");
  const [unfolded, setUnfolded] = useState(false);
  const text = publishText(post.content, post.hashtags);
  const head = plain ? null : foldText(text, width);
  const folded = head !== null && !unfolded;
  const name = me.displayName ?? connection?.memberName ?? me.name ?? t("preview.you");
  const Seen = post.visibility === "PUBLIC" ? Globe : Users;
  return (
    <section aria-label={t("preview.title")} className="grid content-start gap-2.5">
      <header className="flex min-h-8 items-center justify-between gap-3">
        <h2 className="text-caption font-medium text-muted-fg">{t("preview.title")}</h2>
        {!plain && (
          <SegmentedControl
            label={t("preview.width")}
            value={width}
            onChange={setWidth}
            options={WIDTHS.map((one) => ({ ...one, label: t(`preview.${one.value}`) }))}
            size="sm"
          />
        )}
      </header>
      <article
        {...originProps(origin)}
        className={cn(
          "w-full overflow-hidden rounded-xl border border-border bg-surface",
          width === "mobile" && "mx-auto max-w-[360px]",
        )}
      >
        <OriginMark origin={origin} />
        <div className="flex items-center gap-2.5 px-4 pt-4">
          <Avatar name={name} src={connection?.memberImage ?? me.image} className="size-10" />
          <div className="min-w-0">
            <p className="truncate text-sm font-semibold">{name}</p>
            {me.headline && <p className="truncate text-xs text-muted-fg">{me.headline}</p>}
            <p className="flex items-center gap-1 text-xs text-muted-fg">
              {t("preview.now")} · <Seen aria-hidden className="size-3" />
              <span>{t(`editor.visibilities.${post.visibility}`)}</span>
            </p>
          </div>
        </div>
        <div className="px-4 py-3 font-[system-ui] text-sm/[1.45] wrap-anywhere">
          {text === "" ? (
            <p className="text-muted-fg">{t("preview.empty")}</p>
          ) : (
            <p data-testid="preview-text" className="whitespace-pre-wrap">
              <PreviewText text={folded ? head : text} />
            </p>
          )}
          {head !== null && (
            <button
              type="button"
              aria-expanded={unfolded}
              className="min-h-6 cursor-pointer text-muted-fg hover:text-foreground hover:underline"
              onClick={() => setUnfolded(!unfolded)}
            >
              {t(folded ? "preview.more" : "preview.less")}
            </button>
          )}
        </div>
        {post.linkCard ? (
          <LinkCardPreview card={post.linkCard} image={media.find(({ src }) => src !== null)?.src ?? null} />
        ) : (
          <MediaPreview media={media} />
        )}
        {post.poll && <PollPreview poll={post.poll} />}
        {hasFirstComment(post.firstComment ?? "") && (
          <CommentPreview name={name} image={connection?.memberImage ?? me.image} text={post.firstComment!} />
        )}
      </article>
    </section>
  );
}
