import type { TopicView } from "@takt/domain/topics/model/topic-view";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { useRef, useState } from "react";
import { trpc } from "../../trpc/react";
import { createUnder } from "../shared/create-under";
import { createPendingIds } from "../shared/pending-ids";
import { useRefreshPosts } from "../shared/post/actions/use-refresh-posts";
import { useErrorText } from "../shared/use-error-text";
import { useLocaleRouter } from "../shared/use-locale-router";
import { draftText } from "./draft-text";

/** Creates a draft that starts with a topic and opens it; a double click or a try after a lost answer creates only one. */
export function useCreatePost() {
  const { t } = useT("posts");
  const { toast } = useToast();
  const errorText = useErrorText();
  const router = useLocaleRouter();
  const refresh = useRefreshPosts();
  const call = trpc.posts.create.useMutation();
  // A ref, because a second click can come before React renders the state.
  const busy = useRef(false);
  const [ids] = useState(createPendingIds);
  const [topicId, setTopicId] = useState<string | null>(null);
  return {
    /** The topic whose draft is being created, until the editor opens. */
    topicId,
    async create(topic: TopicView): Promise<void> {
      if (busy.current) return;
      busy.current = true;
      setTopicId(topic.id);
      try {
        const content = draftText(topic);
        const post = await createUnder(ids.of(topic.id), (id) =>
          call.mutateAsync({ id, content, hashtags: [], visibility: "PUBLIC", media: [] }),
        );
        ids.delete(topic.id);
        refresh(post);
        router.push(`/app/content/edit/${post.id}`);
      } catch (error) {
        busy.current = false;
        setTopicId(null);
        toast({ tone: "error", title: t("failedTo.save"), description: errorText(error) });
      }
    },
  };
}
