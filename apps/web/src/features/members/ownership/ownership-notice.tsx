import { can } from "@takt/domain/workspaces/model/acts";
import type { MembersView } from "@takt/domain/members/model/member-view";
import { Button } from "@takt/ui/button";
import { Callout } from "@takt/ui/callout";
import { withVerbatim } from "@takt/ui/verbatim";
import { Crown } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useWhen } from "~/features/shared/time/use-clock";
import type { CurrentWorkspace } from "../current-workspace";
import { useMemberName } from "../use-member-name";
import { useOwnership } from "./use-ownership";

type Props = { workspace: CurrentWorkspace; view: MembersView };

/** The open offer of the ownership, to whom it is made and to whom it is from; nothing to everybody else. */
export function OwnershipNotice({ workspace, view: { offer, members } }: Props) {
  const { t } = useT("members");
  const when = useWhen();
  const nameOf = useMemberName();
  const { withdraw, take, decline } = useOwnership();
  const member = members.find(({ userId }) => userId === offer?.userId);
  if (!offer || !member) return null;
  const time = when(offer.expiresAt);
  if (member.isSelf)
    return (
      <Callout
        tone="amber"
        icon={<Crown aria-hidden />}
        actions={
          <>
            <Button loading={take.isRunning} onClick={() => void take.run()}>
              {t("offer.take")}
            </Button>
            <Button variant="ghost" loading={decline.isRunning} onClick={() => void decline.run()}>
              {t("offer.decline")}
            </Button>
          </>
        }
      >
        <p className="font-medium">
          {withVerbatim(workspace.name, (shown) => t("offer.titleSelf", { workspace: shown }))}
        </p>
        <p className="text-pretty">{t("offer.textSelf", { time })}</p>
      </Callout>
    );
  if (!can(workspace, "workspace.transfer")) return null;
  return (
    <Callout
      tone="blue"
      icon={<Crown aria-hidden />}
      actions={
        <Button size="sm" loading={withdraw.isRunning} onClick={() => void withdraw.run()}>
          {t("offer.withdraw")}
        </Button>
      }
    >
      <p className="text-pretty">
        {withVerbatim(nameOf(member), (name) => t("offer.pending", { name, time }))}
      </p>
    </Callout>
  );
}
