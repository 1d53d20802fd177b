import { useT } from "~/i18n/use-t";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";
import { useAction } from "~/features/shared/actions/use-action";

/** Makes an address: the dialog shows why it failed, and what the answer has is kept nowhere. */
export function useCreateFeed(onMade: (token: string) => void) {
  const { calendarFeeds } = trpc.useUtils();
  const { mutateAsync } = trpc.calendarFeeds.create.useMutation({ gcTime: 0 });
  return useAction(mutateAsync, {
    failed: () => null,
    refresh: ({ error }) => (error === null ? null : calendarFeeds.get.invalidate()),
    onDone({ token, feed }) {
      setQueryData(calendarFeeds.get, undefined, () => feed);
      onMade(token);
    },
  });
}

/** Ends the address. */
export function useDeleteFeed() {
  const { t } = useT("calendar");
  const { calendarFeeds } = trpc.useUtils();
  const { mutateAsync } = trpc.calendarFeeds.delete.useMutation();
  return useAction(() => mutateAsync(), {
    done: () => ({ title: t("feed.deleted") }),
    failed: () => ({ title: t("feed.deleteFailed") }),
    onDone: () => setQueryData(calendarFeeds.get, undefined, () => null),
  });
}
