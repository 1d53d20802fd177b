import type { TopicView } from "@takt/domain/topics/model/topic-view";

/** What a post about a topic begins with: its title, and its angle as a paragraph of its own. */
export function draftText({ title, angle }: Pick<TopicView, "title" | "angle">): string {
  return angle ? `${title}\n\n${angle}` : title;
}
