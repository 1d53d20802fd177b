import type { TopicView } from "@takt/domain/topics/model/topic-view";

/** Returns the initial text of a post about a topic: its title, and its angle as a second paragraph. */
export function draftText({ title, angle }: Pick<TopicView, "title" | "angle">): string {
  return angle ? `${title}\n\n${angle}` : title;
}
