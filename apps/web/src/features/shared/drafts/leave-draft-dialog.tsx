import { AlertDialog } from "@takt/ui/alert-dialog";
import { useT } from "~/i18n/use-t";
import { isOtherTab, useGuardedLinks } from "../leaving/use-guarded-links";

/**
 * Asks before a link, also of another tab, leaves changes behind.
 * @param isUnsaved must stay the same function
 */
export function LeaveDraftDialog({ isUnsaved }: { isUnsaved: () => boolean }) {
  const { t } = useT("common");
  const links = useGuardedLinks(isUnsaved, isOtherTab);
  return (
    <AlertDialog
      open={links.isAsking}
      onOpenChange={links.stay}
      title={t("changes.leave.title")}
      description={<p>{t("changes.leave.text")}</p>}
      cancelLabel={t("changes.leave.stay")}
      actionLabel={t("changes.leave.leave")}
      tone="danger"
      onAction={links.leave}
    />
  );
}
