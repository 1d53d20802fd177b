import { Badge } from "@takt/ui/badge";
import { cn } from "@takt/ui/cn";
import { Verbatim, withVerbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { excerpt } from "~/features/posts/parts/post-summary";
import { TimeAgo } from "~/features/shared/time/time-ago";
import { DueLine } from "./due-line";
import type { WaitingPost } from "./waiting-post";

type Props = {
  post: WaitingPost;
  now: Date | null;
  /** Whether it is the one that is shown beside the list. */
  isShown: boolean;
  /** Whether its stage is one of several. */
  hasStages: boolean;
  onShow: () => void;
};

/** A post that waits: under whose name, what it says, when it goes out, and who asks since when. */
export function WaitingRow({ post, now, isShown, hasStages, onShow }: Props) {
  const { t } = useT(["approvals", "posts"]);
  const text = excerpt(post.excerpt, 140);
  return (
    <li data-waiting={post.id}>
      <button
        type="button"
        aria-current={isShown ? "true" : undefined}
        onClick={onShow}
        className={cn(
          "grid w-full cursor-pointer gap-1 border-s-3 border-transparent px-4 py-3 text-start transition-colors hover:bg-surface-2 sm:px-5",
          "outline-2 -outline-offset-2 outline-transparent focus-visible:outline-ring",
          isShown && "lg:border-primary lg:bg-surface-2",
        )}
      >
        <span className="flex min-w-0 items-center gap-2">
          <span className="min-w-0 truncate font-medium">
            <Verbatim>{post.author ?? t("inbox.unnamed")}</Verbatim>
          </span>
          {hasStages && (
            <Badge className="ms-auto max-w-[45%]">
              <span className="truncate">
                <Verbatim>{post.stage}</Verbatim>
              </span>
            </Badge>
          )}
        </span>
        <span
          dir="auto"
          className={cn("line-clamp-2 text-sm/5 wrap-anywhere", text === "" && "text-muted-fg italic")}
        >
          {text ? <Verbatim>{text}</Verbatim> : t("posts:untitled")}
        </span>
        <DueLine post={post} now={now} />
        <span className="text-xs text-muted-fg">
          {post.requestedBy
            ? withVerbatim(post.requestedBy, (name) => t("inbox.askedBy", { name }))
            : t("inbox.asked")}
          {" · "}
          <TimeAgo at={post.requestedAt} now={now} />
        </span>
      </button>
    </li>
  );
}
