import type { PlannedPostsChoice } from "@takt/domain/members/model/member-input";
import type { MemberView } from "@takt/domain/members/model/member-view";
import { useT } from "~/i18n/use-t";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";
import { useRefreshPosts } from "~/trpc/use-refresh-posts";
import { useAction } from "~/features/shared/actions/use-action";
import { useMemberName } from "../use-member-name";

type Removal = { member: MemberView; plannedPosts: PlannedPostsChoice };

/** Returns what removes a member: their row goes at once, and comes back where it fails. */
export function useRemoveMember(): (removal: Removal) => Promise<unknown> {
  const { t } = useT("members");
  const nameOf = useMemberName();
  const { members } = trpc.useUtils();
  const refreshPosts = useRefreshPosts();
  const remove = trpc.members.remove.useMutation().mutateAsync;
  const show = (change: (shown: MemberView[]) => MemberView[]) =>
    setQueryData(members.list, undefined, (view) => ({ ...view, members: change(view.members) }));
  const { run } = useAction(
    ({ member: { userId }, plannedPosts }: Removal) => remove({ userId, plannedPosts }),
    {
      keyOf: ({ member }) => member.userId,
      optimistic({ member: { userId } }) {
        const before = members.list.getData()?.members;
        show((shown) => shown.filter((one) => one.userId !== userId));
        return () => show((shown) => before ?? shown);
      },
      failed: (_, { member }) => t("remove.failed", { name: nameOf(member) }),
      done: ({ posts }, { member, plannedPosts }) => ({
        tone: "success",
        title: t("remove.done", { name: nameOf(member) }),
        ...(posts > 0 && { description: t(`remove.${plannedPosts}`, { count: posts }) }),
      }),
      refresh({ result }) {
        void members.list.invalidate();
        if (result && result.posts > 0) refreshPosts();
      },
    },
  );
  return run;
}
