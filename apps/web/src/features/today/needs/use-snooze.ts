import { useT } from "~/i18n/use-t";
import { useAction } from "~/features/shared/actions/use-action";
import { refetchAfterWrite, setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";
import type { Needed } from "./needed";

/** Puts off what a post needs for a day: its row and its number go at once, and Undo brings them back. */
export function useSnooze(): (needed: Needed) => void {
  const { t } = useT("today");
  const { posts } = trpc.useUtils();
  const refresh = () => {
    void refetchAfterWrite(posts.needs);
    void refetchAfterWrite(posts.overview);
  };
  /** Takes a row and its number from what is shown; returns what puts them back. */
  const hide = ({ post: { id } }: Needed) => {
    const [needs, overview] = [posts.needs.getData(), posts.overview.getData()];
    setQueryData(posts.needs, undefined, (rows) => rows.filter(({ post }) => post.id !== id));
    setQueryData(posts.overview, undefined, (all) => ({ ...all, needsYou: Math.max(0, all.needsYou - 1) }));
    return () => {
      if (needs) setQueryData(posts.needs, undefined, needs);
      if (overview) setQueryData(posts.overview, undefined, overview);
    };
  };
  const { mutateAsync: snoozePost } = trpc.posts.snooze.useMutation();
  const unsnooze = useAction(trpc.posts.unsnooze.useMutation().mutateAsync, {
    failed: () => t("needs.notBack"),
    refresh,
  });
  const snooze = useAction(({ post, occasion }: Needed) => snoozePost({ id: post.id, occasion }), {
    keyOf: ({ post }) => post.id,
    optimistic: hide,
    refresh,
    done: (_, { post: { id } }) => ({
      title: t("needs.snoozed"),
      action: {
        label: t("needs.undo"),
        altText: t("needs.undoAlt"),
        onAction: () => unsnooze.run({ id }),
        isUndo: true,
      },
    }),
    failed: () => t("needs.notSnoozed"),
  });
  return (needed) => void snooze.run(needed);
}
