import type { ApiKeyView } from "@takt/domain/api-keys/model/api-key-view";
import { AlertDialog } from "@takt/ui/alert-dialog";
import { withVerbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { useLastUsedText } from "../parts/use-last-used-text";
import { useRevokeKey } from "./use-revoke-key";

type Props = {
  apiKey: ApiKeyView;
  /** Called with whether the key is revoked. */
  onClose: (isRevoked: boolean) => void;
};

/** Names the key and says what stops, before it is revoked. */
export function RevokeDialog({ apiKey, onClose }: Props) {
  const { t } = useT(["api-keys", "common"]);
  const revoke = useRevokeKey();
  const lastUsedText = useLastUsedText();
  return (
    <AlertDialog
      open
      onOpenChange={() => onClose(false)}
      title={withVerbatim(apiKey.name, (name) => t("revoke.title", { name }))}
      description={
        <>
          <p>{t("revoke.text")}</p>
          <p>
            {withVerbatim(apiKey.hint, (hint) => t("revoke.which", { hint, lastUsed: lastUsedText(apiKey) }))}
          </p>
        </>
      }
      cancelLabel={t("common:cancel")}
      actionLabel={t("revoke.action")}
      tone="danger"
      onAction={() => {
        void revoke.run(apiKey);
        onClose(true);
      }}
    />
  );
}
