import { type TopicView, topicText } from "@takt/domain/topics/model/topic-view";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { trpc } from "~/trpc/react";
import { useAction } from "~/features/shared/actions/use-action";
import { createPendingIds, createWithId } from "~/features/shared/pending-ids";
import { useRefreshPosts } from "~/trpc/use-refresh-posts";
import { useLocaleRouter } from "~/features/shared/use-locale-router";

type NewPost = {
  topic: TopicView;
  /** The time that the editor offers, as wall time (YYYY-MM-DDTHH:mm). */
  wall?: string;
};

/** Creates a draft that starts with a topic and opens it; a double click or a try after a lost answer creates only one. */
export function useCreatePost() {
  const { t } = useT("posts");
  const router = useLocaleRouter();
  const refresh = useRefreshPosts();
  const { mutateAsync } = trpc.posts.create.useMutation();
  const [ids] = useState(createPendingIds);
  const create = useAction(
    ({ topic }: NewPost) =>
      createWithId(ids.of(topic.id), (id) =>
        mutateAsync({ id, content: topicText(topic), hashtags: [], visibility: "PUBLIC", media: [] }),
      ),
    {
      leaves: true,
      failed: () => t("failedTo.save"),
      onDone(post, { topic, wall }) {
        ids.delete(topic.id);
        refresh(post);
        router.push(`/app/content/edit/${post.id}${wall ? `?day=${wall}` : ""}`);
      },
    },
  );
  return {
    /** The topic whose draft is being created, until the editor opens. */
    topicId: create.running[0]?.topic.id ?? null,
    create: (topic: TopicView, wall?: string) => create.run({ topic, ...(wall && { wall }) }),
  };
}
