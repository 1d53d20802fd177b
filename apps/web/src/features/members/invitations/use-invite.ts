import type { InvitationView } from "@takt/domain/members/model/member-view";
import type { GivenRole } from "@takt/domain/workspaces/model/given-role";
import { useState } from "react";
import { useT } from "~/i18n/use-t";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";
import { useAction } from "~/features/shared/actions/use-action";
import { createPendingIds } from "~/features/shared/pending-ids";
import { type Outcome, sendEach } from "./send-each";

type Invited = { emails: string[]; role: GivenRole; isBound: boolean };

/**
 * Invites people, each by an invitation of their own: the dialog shows how it went with each, and a second try after a lost answer
 * makes no second invitation. `onDone` is called when all are invited.
 */
export function useInvite(onDone: () => void) {
  const { t } = useT("members");
  const { members } = trpc.useUtils();
  const invite = trpc.members.invite.useMutation().mutateAsync;
  const [ids] = useState(createPendingIds);
  const show = (sent: InvitationView[]) =>
    setQueryData(members.list, undefined, (view) => ({
      ...view,
      invitations: [
        ...sent.toReversed(),
        ...view.invitations.filter(({ email }) => !sent.some((one) => isSame(one.email, email))),
      ],
    }));
  return useAction(
    ({ emails, ...rest }: Invited) =>
      sendEach(emails, (email) => {
        const one = { email, ...rest };
        return invite({ id: ids.get(JSON.stringify(one)), ...one });
      }),
    {
      failed: () => null,
      done: (outcomes, { emails: [email] }) =>
        isAllSent(outcomes)
          ? { tone: "success", title: t("invite.sent", { count: outcomes.length, email }) }
          : null,
      onDone(outcomes) {
        show(outcomes.flatMap(({ invitation }) => invitation ?? []));
        if (isAllSent(outcomes)) onDone();
      },
    },
  );
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const isAllSent = (outcomes: readonly Outcome[]) => outcomes.every(({ invitation }) => invitation !== null);
