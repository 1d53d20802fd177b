import type { GrantView } from "@takt/domain/oauth/model/grant-view";
import { AlertDialog } from "@takt/ui/alert-dialog";
import { withVerbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { useRevokeGrant } from "./use-revoke-grant";

type Props = {
  grant: GrantView;
  /** Called with whether the access was ended. */
  onClose: (isRevoked: boolean) => void;
};

/** Names the application and says what stops, before its access ends. */
export function RevokeDialog({ grant, onClose }: Props) {
  const { t } = useT(["oauth", "common"]);
  const revoke = useRevokeGrant();
  return (
    <AlertDialog
      open
      onOpenChange={() => onClose(false)}
      title={withVerbatim(grant.name, (name) => t("revoke.title", { name }))}
      description={<p>{t("revoke.text")}</p>}
      cancelLabel={t("common:cancel")}
      actionLabel={t("revoke.action")}
      tone="danger"
      onAction={() => {
        void revoke.run(grant);
        onClose(true);
      }}
    />
  );
}
