import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { Popover, PopoverContent, PopoverTrigger } from "@takt/ui/popover";
import { useT } from "~/i18n/use-t";
import { useLocale } from "~/features/shared/use-locale";
import type { Day } from "./month";
import { longDay } from "~/features/shared/time/day-names";
import { PostChip } from "./post-chip";
import { UnlistedPosts } from "../unlisted-posts";

type Props = {
  day: Day;
  posts: readonly CalendarPost[];
  /** The number of posts that the cell does not show. */
  hidden: number;
  /** The number of posts that `posts` does not contain. */
  unlisted: number;
  tabIndex: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onOpen: (post: CalendarPost) => void;
};

/** The posts of a day in a popover, behind "n more" (or Enter on the day). */
export function MorePosts({ day, posts, hidden, unlisted, tabIndex, open, onOpenChange, onOpen }: Props) {
  const { t } = useT("calendar");
  const name = longDay(day, useLocale());
  return (
    <Popover open={open} onOpenChange={onOpenChange}>
      <PopoverTrigger
        tabIndex={tabIndex}
        aria-label={`${t("more", { count: hidden })}, ${t("dayPosts", { day: name })}`}
        className={cn(
          "min-h-6 cursor-pointer rounded-md px-1.5 text-start text-xs text-muted-fg hover:bg-surface-2 hover:text-foreground",
          hidden === 0 && "sr-only",
          focusRing,
        )}
        // Only an anchor for the popover of a day that was opened by Enter.
        {...(hidden === 0 && { hidden: !open, tabIndex: -1, "aria-hidden": true })}
      >
        {t("more", { count: hidden })}
      </PopoverTrigger>
      <PopoverContent align="start" aria-label={t("dayPosts", { day: name })} className="grid w-72 gap-1.5">
        <p className="text-caption font-medium">{name}</p>
        {posts.map((post) => (
          <PostChip
            key={post.id}
            post={post}
            onOpen={() => {
              onOpenChange(false);
              onOpen(post);
            }}
          />
        ))}
        <UnlistedPosts count={unlisted} />
      </PopoverContent>
    </Popover>
  );
}
