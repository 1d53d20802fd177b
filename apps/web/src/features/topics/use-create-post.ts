import { type TopicView, topicText } from "@takt/domain/topics/model/topic-view";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { trpc } from "~/trpc/react";
import { useAction } from "../shared/actions/use-action";
import { createPendingIds, createWithId } from "../shared/pending-ids";
import { useRefreshPosts } from "~/trpc/use-refresh-posts";
import { useLocaleRouter } from "../shared/use-locale-router";

/** Creates a draft that starts with a topic and opens it; a double click or a try after a lost answer creates only one. */
export function useCreatePost() {
  const { t } = useT("posts");
  const router = useLocaleRouter();
  const refresh = useRefreshPosts();
  const { mutateAsync } = trpc.posts.create.useMutation();
  const [ids] = useState(createPendingIds);
  const create = useAction(
    (topic: TopicView) =>
      createWithId(ids.of(topic.id), (id) =>
        mutateAsync({ id, content: topicText(topic), hashtags: [], visibility: "PUBLIC", media: [] }),
      ),
    {
      leaves: true,
      failed: () => t("failedTo.save"),
      onDone(post, topic) {
        ids.delete(topic.id);
        refresh(post);
        router.push(`/app/content/edit/${post.id}`);
      },
    },
  );
  return {
    /** The topic whose draft is being created, until the editor opens. */
    topicId: create.running[0]?.id ?? null,
    create: create.run,
  };
}
