import { AlertDialog } from "@takt/ui/alert-dialog";
import { useT } from "next-i18next/client";
import { trpc } from "../../../../trpc/react";
import { ReconnectLink } from "../status/reconnect-link";

type Props = {
  /** Unknown in lists. */
  visibility?: "PUBLIC" | "CONNECTIONS";
  loading: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before publishing, naming the account it goes out from. */
export function PublishNowDialog({ visibility, loading, onConfirm, onClose }: Props) {
  const { t } = useT("posts");
  const { t: common } = useT("common");
  const { t: errors } = useT("errors");
  const { data: connection } = trpc.connections.get.useQuery();
  const inactive = connection !== undefined && connection.status !== "active";
  const name = connection?.memberName;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("publish.title")}
      description={
        <p>
          {name ? t("publish.textWithName", { name }) : t("publish.text")}{" "}
          {visibility && t(`publish.visibility.${visibility}`)}
        </p>
      }
      cancelLabel={common("cancel")}
      actionLabel={t("publish.confirm")}
      loading={loading}
      onAction={onConfirm}
    >
      {inactive && (
        <p className="text-sm text-danger-text">
          {errors("connection_inactive")} <ReconnectLink />
        </p>
      )}
    </AlertDialog>
  );
}
