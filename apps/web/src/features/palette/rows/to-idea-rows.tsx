import type { TopicView } from "@takt/domain/topics/model/topic-view";
import { verbatim } from "@takt/ui/verbatim";
import { Lightbulb } from "lucide-react";
import { Highlight } from "./highlight";
import type { Row } from "./row";
import type { OpenPage } from "./use-open-page";

/** Turns bookmarked topics into rows that begin a post from them. */
export function toIdeaRows(
  topics: readonly Pick<TopicView, "id" | "title">[],
  search: string,
  openPage: OpenPage,
): Row[] {
  return topics.map(({ id, title }) => {
    const path = `/app/content/create?tab=ai&topic=${id}`;
    return {
      id: `idea-${id}`,
      Icon: Lightbulb,
      text: (
        <span {...verbatim}>
          <Highlight text={title} search={search} />
        </span>
      ),
      run: () => openPage(path),
      open: () => openPage(path, "beside"),
    };
  });
}
