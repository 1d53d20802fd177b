import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import { cn } from "@takt/ui/cn";
import { Avatar } from "@takt/ui/avatar";
import { Hourglass, TriangleAlert } from "lucide-react";

type Props = { post: Pick<CalendarPost, "isAtRisk" | "isUnapproved" | "author">; className?: string };

/**
 * Icons at the end of a post's line: obstacles to its going out as it is, and its author in a team. Their texts are in the
 * post's name.
 */
export function PostMarks({ post: { isAtRisk, isUnapproved, author }, className }: Props) {
  if (!isAtRisk && !isUnapproved && !author) return null;
  return (
    <span
      aria-hidden
      className={cn(
        // The face makes room first: it wraps to a line that is not seen.
        "ms-auto flex h-4 min-w-0 flex-wrap items-center justify-end gap-1 overflow-hidden text-warning-text [&_svg]:size-3.25",
        className,
      )}
    >
      {isUnapproved && <Hourglass data-mark="unapproved" />}
      {isAtRisk && <TriangleAlert data-mark="at-risk" />}
      {author && <Avatar name={author.name ?? ""} src={author.image} className="size-4 text-[0.5rem]" />}
    </span>
  );
}
