import { AlertDialog } from "@takt/ui/alert-dialog";
import { useT } from "next-i18next/client";
import { useLeaveGuard } from "./use-leave-guard";

/** Guards the editor's unsaved text. */
export function LeaveGuard({ isDirty, asksOnLinks }: { isDirty: () => boolean; asksOnLinks: boolean }) {
  const { t } = useT("posts");
  const guard = useLeaveGuard(isDirty, asksOnLinks);
  return (
    <AlertDialog
      open={guard.asking}
      onOpenChange={(open) => !open && guard.stay()}
      title={t("editor.leave.title")}
      description={<p>{t("editor.leave.text")}</p>}
      cancelLabel={t("editor.leave.stay")}
      actionLabel={t("editor.leave.leave")}
      tone="danger"
      onAction={guard.leave}
    />
  );
}
