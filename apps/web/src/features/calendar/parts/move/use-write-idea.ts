import type { TopicView } from "@takt/domain/topics/model/topic-view";
import { useT } from "~/i18n/use-t";
import { useErrorToast } from "~/features/shared/actions/use-error-toast";
import { now } from "~/features/shared/time/now";
import { wallIn } from "~/features/shared/time/wall-clock";
import { useMe } from "~/features/shared/use-me";
import { useCreatePost } from "~/features/topics/parts/use-create-post";

/** Writes a post about an idea, for a wall time (YYYY-MM-DDTHH:mm) in the user's zone; a time that is over is refused. */
export function useWriteIdea() {
  const { t } = useT("errors");
  const { zone } = useMe();
  const showError = useErrorToast();
  const { topicId, create } = useCreatePost();
  return {
    /** The idea whose draft is being created, until the editor opens. */
    writingId: topicId,
    write: (topic: TopicView, wall?: string) => {
      if (wall && wall <= wallIn(now(), zone)) showError({ title: t("slot_in_past") });
      else void create(topic, wall);
    },
  };
}

export type WriteIdea = ReturnType<typeof useWriteIdea>;
