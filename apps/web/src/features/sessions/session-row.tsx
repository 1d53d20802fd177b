import { Badge } from "@takt/ui/badge";
import { Button } from "@takt/ui/button";
import { Check } from "lucide-react";
import { useT } from "next-i18next/client";
import type { RouterOutputs } from "../../trpc/react";
import { useWhen } from "../shared/time/use-when";
import { DeviceIcon } from "./device-icon";
import { useDeviceName } from "./use-device-name";

type Session = RouterOutputs["sessions"]["list"][number];
type Props = { session: Session; ending: boolean; onEnd: () => void };

/** One session of the user. */
export function SessionRow({ session, ending, onEnd }: Props) {
  const { t } = useT("settings");
  const when = useWhen();
  const name = useDeviceName()(session);
  const signedIn = when(session.createdAt);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 p-4">
      <DeviceIcon system={session.system} />
      <div className="grid min-w-44 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium">
          {name}
          {session.current && (
            <Badge tone="green">
              <Check aria-hidden />
              {t("privacy.current")}
            </Badge>
          )}
        </p>
        <p className="text-[13px] text-muted-fg">{t("privacy.signedInAt", { time: signedIn })}</p>
        {!session.current && (
          <p className="text-[13px] text-muted-fg">
            {t("privacy.lastSeen", { time: when(session.lastSeenAt) })}
          </p>
        )}
      </div>
      <Button
        size="sm"
        loading={ending}
        aria-label={
          session.current
            ? t("privacy.endHereLabel")
            : t("privacy.endLabel", { device: name, time: signedIn })
        }
        onClick={onEnd}
      >
        {t("privacy.end")}
      </Button>
    </li>
  );
}
