import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import { useCan } from "~/features/shared/use-can";
import { isMovable } from "./drag-item";

/** Returns a function that tells whether the user gives a post another time from the calendar: those do who plan posts here. */
export function useIsMovable(): (post: CalendarPost) => boolean {
  const may = useCan();
  return (post) => may("drafts.write") && isMovable(post);
}
