import type { PostView } from "@takt/domain/posts/model/post-view";
import { useState } from "react";
import { useAction } from "~/features/shared/actions/use-action";
import { createPendingIds, createWithId } from "~/features/shared/pending-ids";
import { useLocaleRouter } from "~/features/shared/use-locale-router";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { useRefreshPosts } from "~/trpc/use-refresh-posts";

type Create = (input: { id: string; of: string }) => Promise<PostView>;

/** Creates a new draft from a post and opens it in the editor: its duplicate, or a follow-up that links to it. */
export function useCopyPost() {
  const { t } = useT("posts");
  const { posts } = trpc;
  const duplicate = useCreateFrom(
    posts.duplicate.useMutation().mutateAsync,
    t("done.duplicated"),
    t("failedTo.duplicate"),
  );
  const followUp = useCreateFrom(
    posts.followUp.useMutation().mutateAsync,
    t("done.followUp"),
    t("failedTo.followUp"),
  );
  return { duplicate, followUp };
}

/** Creates a draft from a post and opens it; a double click or a try after a lost answer creates only one. */
function useCreateFrom(create: Create, done: string, failed: string) {
  const router = useLocaleRouter();
  const refresh = useRefreshPosts();
  const [ids] = useState(createPendingIds);
  return useAction((of: string) => createWithId(ids.of(of), (id) => create({ id, of })), {
    failed: () => failed,
    leaves: true,
    done: () => ({ title: done }),
    onDone(post, of) {
      ids.delete(of);
      refresh(post);
      router.push(`/app/content/edit/${post.id}`);
    },
  });
}
