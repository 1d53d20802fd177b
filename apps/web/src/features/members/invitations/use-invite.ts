import type { GivenRole } from "@takt/domain/workspaces/model/given-role";
import { useState } from "react";
import { useT } from "~/i18n/use-t";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";
import { useAction } from "~/features/shared/actions/use-action";
import { createPendingIds } from "~/features/shared/pending-ids";

type Invited = { email: string; role: GivenRole; isBound: boolean };

/** Invites somebody: the dialog shows why it failed, and a second try after a lost answer makes no second invitation. */
export function useInvite(onDone: () => void) {
  const { t } = useT("members");
  const { members } = trpc.useUtils();
  const invite = trpc.members.invite.useMutation().mutateAsync;
  const [ids] = useState(createPendingIds);
  return useAction((invited: Invited) => invite({ id: ids.get(JSON.stringify(invited)), ...invited }), {
    failed: () => null,
    done: (_, { email }) => ({ tone: "success", title: t("invite.sent", { email }) }),
    onDone(invitation) {
      setQueryData(members.list, undefined, (view) => ({
        ...view,
        invitations: [invitation, ...view.invitations.filter(({ id }) => id !== invitation.id)],
      }));
      onDone();
    },
  });
}
