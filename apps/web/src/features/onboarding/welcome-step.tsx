import { Label } from "@takt/ui/field";
import { withVerbatim } from "@takt/ui/verbatim";
import { CalendarClock, PenLine, Send, ShieldCheck } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useId, useState, useSyncExternalStore } from "react";
import { trpc } from "~/trpc/react";
import { useAction } from "../shared/actions/use-action";
import { useMe } from "../shared/use-me";
import { ZonePicker } from "../users/parts/zone-picker";
import { StepFrame } from "./step-frame";
import type { StepProps } from "./use-onboarding";

const FEATURES = [
  { icon: CalendarClock, title: "plan", text: "planText" },
  { icon: PenLine, title: "write", text: "writeText" },
  { icon: Send, title: "publish", text: "publishText" },
] as const;

/** Step 2: what Takt does and promises, and the user's time zone. */
export function WelcomeStep(props: StepProps) {
  const { t } = useT(["onboarding", "common"]);
  const me = useMe();
  const { users } = trpc.useUtils();
  const { mutateAsync } = trpc.users.updateSettings.useMutation();
  const browserZone = useBrowserZone();
  const [chosen, setChosen] = useState<string | null>(null);
  // The stored time zone is a default that the user has not chosen: the device's is a better guess.
  const zone = chosen ?? browserZone ?? me.zone;
  const called = me.displayName ?? me.name;
  const id = useId();

  const save = useAction(
    async () => {
      if (zone === me.zone) return;
      await mutateAsync({ timezone: zone });
      await users.me.invalidate();
    },
    { onDone: props.onboarding.next },
  );
  return (
    <StepFrame
      {...props}
      title={
        called
          ? withVerbatim(called, (words) => t("welcome.title", { name: words }))
          : t("welcome.titleNameless")
      }
      intro={t("welcome.intro")}
      continuing={save.isRunning}
      onContinue={() => void save.run(null)}
    >
      <ul className="grid gap-3 sm:grid-cols-3">
        {FEATURES.map(({ icon: Icon, title, text }) => (
          <li key={title} className="rounded-xl border border-border bg-surface p-4">
            <Icon aria-hidden className="mb-2.5 size-5 text-primary-text" />
            <p className="font-medium">{t(`welcome.${title}`)}</p>
            <p className="mt-1 text-sm text-pretty text-muted-fg">{t(`welcome.${text}`)}</p>
          </li>
        ))}
      </ul>
      <div className="flex items-start gap-3 rounded-xl bg-primary-soft px-4 py-3.5 text-primary-soft-fg">
        <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
        <div className="grid gap-0.5">
          <p className="text-sm font-medium">{t("welcome.promise")}</p>
          <p className="text-sm text-pretty">{t("common:promise")}</p>
        </div>
      </div>
      <div className="grid max-w-[440px] gap-1.5">
        <Label htmlFor={id}>{t("welcome.zone")}</Label>
        <p id={`${id}-text`} className="text-caption text-muted-fg">
          {t("welcome.zoneText")}
        </p>
        <ZonePicker id={id} value={zone} onValueChange={setChosen} describedBy={`${id}-text`} />
      </div>
    </StepFrame>
  );
}

/** Returns this device's IANA time zone; null on the server, which has another one. */
function useBrowserZone(): string | null {
  return useSyncExternalStore(
    () => () => undefined,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );
}
