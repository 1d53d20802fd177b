import { Button } from "@takt/ui/button";
import { CircleCheck, CircleDashed } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { useAction } from "../shared/actions/use-action";
import { useLocaleRouter } from "../shared/use-locale-router";
import { useMe } from "../shared/use-me";
import { SettingRow } from "../shared/setting-row";

/** The state of the onboarding, and the button to finish it. */
export function OnboardingRow() {
  const { t } = useT("settings");
  const { onboarding } = useMe();
  const resume = useResume();
  const done = onboarding === "completed";
  const Icon = done ? CircleCheck : CircleDashed;
  return (
    <SettingRow title={t("general.onboarding")} hint={t("general.onboardingHint")}>
      <p className="flex items-center gap-2 text-sm">
        <Icon
          aria-hidden
          className={done ? "size-4 shrink-0 text-primary-text" : "size-4 shrink-0 text-muted-fg"}
        />
        {t(`general.onboardingStates.${onboarding}`)}
      </p>
      {!done && (
        <Button
          className="justify-self-start"
          loading={resume.isRunning}
          onClick={() => void resume.run(null)}
        >
          {t("general.finishOnboarding")}
        </Button>
      )}
    </SettingRow>
  );
}

/** Reopens the onboarding at the step where it was left. */
function useResume() {
  const router = useLocaleRouter();
  const { users } = trpc.useUtils();
  const { mutateAsync } = trpc.onboarding.resume.useMutation();
  return useAction(() => mutateAsync(), {
    onDone() {
      void users.me.invalidate();
      router.push("/app/onboarding");
    },
  });
}
