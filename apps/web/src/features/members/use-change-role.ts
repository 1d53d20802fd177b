import type { GivenRole } from "@takt/domain/workspaces/model/given-role";
import type { MemberView } from "@takt/domain/members/model/member-view";
import { useT } from "~/i18n/use-t";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";
import { type Action, useAction } from "../shared/actions/use-action";
import { useMemberName } from "./use-member-name";

type Change = {
  /** As they were before. */
  member: MemberView;
  role: GivenRole;
  /** Whether it takes the last change back. */
  isUndo?: boolean;
};

/** Returns what changes the role of a member: shown at once, with an Undo, and taken back where it fails. */
export function useChangeRole(): (change: Change) => Promise<unknown> {
  const { t } = useT(["members", "common"]);
  const nameOf = useMemberName();
  const { members } = trpc.useUtils();
  const change = trpc.members.changeRole.useMutation().mutateAsync;
  const show = (userId: string, role: MemberView["role"]) =>
    setQueryData(members.list, undefined, (view) => ({
      ...view,
      members: view.members.map((one) => (one.userId === userId ? { ...one, role } : one)),
    }));
  const changing: Action<Change, unknown> = useAction(
    ({ member: { userId }, role }: Change) => change({ userId, role }),
    {
      keyOf: ({ member }) => member.userId,
      optimistic({ member, role }) {
        show(member.userId, role);
        return () => show(member.userId, member.role);
      },
      failed: () => t("roleFailed"),
      done(_, { member, role, isUndo }) {
        const title = t("roleChanged", { name: nameOf(member), role: t(`roles.${role}.name`) });
        const former = member.role;
        if (isUndo || former === "owner") return { tone: "success", title };
        const undo = () => changing.run({ member: { ...member, role }, role: former, isUndo: true });
        const action = { label: t("common:undo"), altText: t("roleUndo"), onAction: undo, isUndo: true };
        return { tone: "success", title, action };
      },
      // Not awaited: what is shown is right already.
      refresh: () => void members.list.invalidate(),
    },
  );
  return changing.run;
}
