import { Badge } from "@takt/ui/badge";
import { Button } from "@takt/ui/button";
import { Check, Laptop, Monitor, Smartphone, Tablet, type LucideIcon } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { RouterOutputs } from "~/trpc/react";
import { useWhen } from "../shared/time/use-clock";

type Device = { browser: string | null; system: string | null };

const ICONS: Record<string, LucideIcon> = {
  iOS: Smartphone,
  Android: Smartphone,
  iPadOS: Tablet,
  macOS: Laptop,
};

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
        <p className="text-caption text-muted-fg">{t("privacy.signedInAt", { time: signedIn })}</p>
        {!session.current && (
          <p className="text-caption text-muted-fg">
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

/** The icon of a device, by its operating system. */
function DeviceIcon({ system }: { system: string | null }) {
  const Icon = (system && ICONS[system]) || Monitor;
  return (
    <span
      aria-hidden
      className="grid size-9 shrink-0 place-items-center rounded-full bg-neutral-soft text-neutral-soft-fg"
    >
      <Icon className="size-4" />
    </span>
  );
}

/** Returns a function that names a device, "Firefox on Linux", as far as it is known. */
function useDeviceName(): (device: Device) => string {
  const { t } = useT("settings");
  return ({ browser, system }) => {
    if (browser && system) return t("privacy.device", { browser, system });
    return browser ?? system ?? t("privacy.unknownDevice");
  };
}
