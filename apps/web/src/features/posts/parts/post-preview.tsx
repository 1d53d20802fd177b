import { hasFirstComment } from "@takt/domain/posts/model/first-comment";
import type { LinkCard } from "@takt/domain/posts/model/link-card";
import type { Poll } from "@takt/domain/posts/model/poll";
import { publishText } from "@takt/domain/posts/model/publish-text";
import { cn } from "@takt/ui/cn";
import { SegmentedControl } from "@takt/ui/segmented-control";
import { verbatim } from "@takt/ui/verbatim";
import { Monitor, Smartphone } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { memo, useState } from "react";
import type { MediaItem } from "~/features/media/parts/media-item";
import { type Origin, OriginMark, originProps } from "~/features/shared/origin-mark";
import { AuthorComment, AuthorPreview, type PreviewAuthor } from "../preview/author-preview";
import { LinkCardPreview } from "../preview/link-card-preview";
import { MediaPreview } from "../preview/media-preview";
import { PollPreview } from "../preview/poll-preview";
import type { Posted } from "../preview/posted-at";
import { foldText } from "@takt/domain/posts/model/fold-preview";
import { PreviewText } from "./preview-text";

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
  /** Under whose name it is; without one the user's. */
  author?: PreviewAuthor | null;
  /** The origin of the text, for machines. */
  origin?: Origin;
  media: readonly MediaItem[];
  /** Shows the whole text and no width toggle, for posts that are only read. */
  plain?: boolean;
  /** Set once the post is published. */
  posted?: Posted | null;
};

/**
 * A post roughly as LinkedIn shows it, with its text exactly as it is sent. It follows the keys of a writer, so each part is
 * drawn again only when what it shows has changed.
 */
export function PostPreview({ post, author = null, media, origin, plain = false, posted = null }: Props) {
  const { t } = useT("posts");
  const [width, setWidth] = useState<Width>("desktop");
  const text = publishText(post.content, post.hashtags);
  const title = t(posted ? "preview.posted" : "preview.title");
  return (
    <section aria-label={title} className="grid content-start gap-2.5">
      <PreviewHeader title={title} width={plain ? null : width} onWidth={setWidth} />
      <article
        {...verbatim}
        {...originProps(origin)}
        className={cn(
          "w-full overflow-hidden rounded-xl border border-border bg-surface",
          width === "mobile" && "mx-auto max-w-[360px]",
        )}
      >
        <OriginMark origin={origin} />
        <AuthorPreview author={author} visibility={post.visibility} posted={posted} />
        <FoldedText text={text} head={plain ? null : foldText(text, width)} />
        <PreviewContent media={media} linkCard={post.linkCard} poll={post.poll} />
        {hasFirstComment(post.firstComment ?? "") && (
          <AuthorComment author={author} text={post.firstComment!} />
        )}
      </article>
      <p className="text-caption text-muted-fg">{t("preview.note")}</p>
    </section>
  );
}

type HeaderProps = {
  title: string;
  /** Null where only one width is shown. */
  width: Width | null;
  onWidth: (width: Width) => void;
};

const PreviewHeader = memo(function PreviewHeader({ title, width, onWidth }: HeaderProps) {
  const { t } = useT("posts");
  return (
    <header className="flex min-h-8 items-center justify-between gap-3">
      <h2 className="text-caption font-medium text-muted-fg">{title}</h2>
      {width !== null && (
        <SegmentedControl
          label={t("preview.width")}
          value={width}
          onChange={onWidth}
          options={WIDTHS.map((one) => ({ ...one, label: t(`preview.${one.value}`) }))}
          size="sm"
        />
      )}
    </header>
  );
});

/** A text of which LinkedIn shows only `head` at first; null: all of it. */
function FoldedText({ text, head }: { text: string; head: string | null }) {
  const { t } = useT("posts");
  const [unfolded, setUnfolded] = useState(false);
  const folded = head !== null && !unfolded;
  return (
    <div className="px-4 py-3 font-[system-ui] text-sm/[1.45] wrap-anywhere">
      {text === "" ? (
        <p className="text-muted-fg">{t("preview.empty")}</p>
      ) : (
        <p data-testid="preview-text" data-post-text className="whitespace-pre-wrap">
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
  );
}

type ContentProps = Pick<Props, "media"> & Pick<Props["post"], "linkCard" | "poll">;

const PreviewContent = memo(function PreviewContent({ media, linkCard, poll }: ContentProps) {
  return (
    <>
      {linkCard ? (
        <LinkCardPreview card={linkCard} image={media.find(({ src }) => src !== null)?.src ?? null} />
      ) : (
        <MediaPreview media={media} />
      )}
      {poll && <PollPreview poll={poll} />}
    </>
  );
});
