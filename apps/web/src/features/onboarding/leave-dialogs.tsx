import { AlertDialog } from "@takt/ui/alert-dialog";
import { useT } from "next-i18next/client";
import type { Onboarding } from "./use-onboarding";

type Props = { asked: "exit" | "skip" | null; onboarding: Onboarding; onClose: () => void };

/** Asks before the onboarding is left or a step is skipped; both can be done later. */
export function LeaveDialogs({ asked, onboarding, onClose }: Props) {
  const { t } = useT("onboarding");
  const onOpenChange = (open: boolean) => !open && onClose();
  return (
    <>
      <AlertDialog
        open={asked === "exit"}
        onOpenChange={onOpenChange}
        title={t("exitDialog.title")}
        description={<p>{t("exitDialog.text")}</p>}
        cancelLabel={t("exitDialog.stay")}
        actionLabel={t("exitDialog.leave")}
        loading={onboarding.leaving}
        onAction={() => void onboarding.exit()}
      />
      <AlertDialog
        open={asked === "skip"}
        onOpenChange={onOpenChange}
        title={t("skipDialog.title")}
        description={<p>{t("skipDialog.text")}</p>}
        cancelLabel={t("skipDialog.stay")}
        actionLabel={t("skipDialog.skip")}
        onAction={() => {
          onClose();
          onboarding.next();
        }}
      />
    </>
  );
}
