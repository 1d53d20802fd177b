import { WORKSPACE_LIMITS } from "@takt/domain/workspaces/model/workspace-limits";
import { AlertDialog } from "@takt/ui/alert-dialog";
import { withVerbatim } from "@takt/ui/verbatim";
import { useAction } from "~/features/shared/actions/use-action";
import { useLocale } from "~/features/shared/use-locale";
import { localePath } from "~/i18n/locale-path";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import type { CurrentWorkspace } from "../current-workspace";
import { DownloadLink } from "../download/download-link";

type Props = { workspace: CurrentWorkspace; onClose: () => void };

/** Asks before the owner closes the workspace, offers all that is in it as a file, and opens the page where it can be opened again. */
export function CloseDialog({ workspace, onClose }: Props) {
  const { t } = useT(["workspaces", "common"]);
  const locale = useLocale();
  const closeWorkspace = trpc.workspaces.close.useMutation().mutateAsync;
  const close = useAction(() => closeWorkspace(), {
    leaves: true,
    failed: () => t("close.failed"),
    // A document of its own, as from the menu.
    onDone: () => window.location.assign(localePath(locale, "/app/members")),
  });
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={withVerbatim(workspace.name, (shown) => t("close.title", { workspace: shown }))}
      description={
        <>
          <p>{t("close.members")}</p>
          <p>{t("close.until", { days: WORKSPACE_LIMITS.closedDays })}</p>
        </>
      }
      cancelLabel={t("common:cancel")}
      actionLabel={t("close.action")}
      tone="danger"
      loading={close.isRunning}
      onAction={() => void close.run(undefined)}
    >
      <DownloadLink
        workspace={workspace}
        what="archive"
        label={t("download.first")}
        className="mt-2 justify-self-start"
      />
    </AlertDialog>
  );
}
