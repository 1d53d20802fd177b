import { AlertDialog } from "@takt/ui/alert-dialog";
import { useT } from "~/i18n/use-t";
import { useGuardedLinks } from "~/features/shared/leaving/use-guarded-links";

/** Asks before a link inside the app leaves changes behind that are saved by hand alone. */
export function LeaveDialog({ isUnsaved }: { isUnsaved: () => boolean }) {
  const { t } = useT("posts");
  const links = useGuardedLinks(isUnsaved);
  return (
    <AlertDialog
      open={links.isAsking}
      onOpenChange={(open) => !open && links.stay()}
      title={t("editor.leave.title")}
      description={<p>{t("editor.leave.text")}</p>}
      cancelLabel={t("editor.leave.stay")}
      actionLabel={t("editor.leave.leave")}
      tone="danger"
      onAction={links.leave}
    />
  );
}
