import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { verbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { excerpt } from "~/features/posts/parts/post-summary";
import { PostMarks } from "~/features/posts/parts/status/post-marks";
import { PostTime, postSurface } from "~/features/posts/parts/status/post-time";
import { SecondTime } from "../second-zone/second-time";
import { usePostLabel } from "../use-post-label";

type Props = { post: CalendarPost; secondZone: string | null; onOpen: () => void };

/** A post of a day in the list: its time, in the second zone as well if there is one, and its text beside it. */
export function ListedPost({ post, secondZone, onOpen }: Props) {
  const { t } = useT("posts");
  const label = usePostLabel(secondZone);
  return (
    <button
      type="button"
      data-post={post.id}
      data-status={post.status}
      aria-label={label(post)}
      onClick={onOpen}
      className={cn(
        "flex min-h-10 min-w-0 cursor-pointer @max-[14rem]/page:flex-wrap items-center gap-3 rounded-xl border px-3 py-2 text-start text-sm/5 transition-colors hover:border-border-strong pointer-coarse:min-h-12",
        postSurface(post.status),
        focusRing,
      )}
    >
      <span className="grid min-w-18 shrink-0">
        <PostTime {...post} />
        {secondZone && <SecondTime at={post.scheduledAt} zone={secondZone} />}
      </span>
      <span
        {...verbatim}
        dir="auto"
        className="line-clamp-2 min-w-0 flex-1 wrap-anywhere @max-[14rem]/page:basis-full"
      >
        {excerpt(post.excerpt, 90) || t("untitled")}
      </span>
      <PostMarks post={post} className="[&_svg]:size-4" />
    </button>
  );
}
