import type { ApiKeyView } from "@takt/domain/api-keys/model/api-key-view";
import { Button } from "@takt/ui/button";
import { RefreshCw, X } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { KeyDialog } from "./key-dialogs";
import { KeyRow } from "./key-row";

type Props = {
  keys: readonly ApiKeyView[];
  now: Date | null;
  /** False without the plan: a key that does not work is not replaced. */
  mayRotate: boolean;
  onDialog: (dialog: KeyDialog) => void;
};

/** The keys that work, the newest first. One's own can be rotated, and all can be revoked. */
export function KeyList({ keys, now, mayRotate, onDialog }: Props) {
  const { t } = useT("api-keys");
  return (
    <ul aria-label={t("list")} className="divide-y divide-border border-y border-border">
      {keys.map((key) => (
        <KeyRow key={key.id} apiKey={key} now={now}>
          {mayRotate && key.by.isSelf && key.rotatedAt === null && (
            <Button
              size="sm"
              aria-label={t("rotate.openFor", { name: key.name })}
              onClick={() => onDialog({ kind: "rotate", key })}
            >
              <RefreshCw aria-hidden />
              {t("rotate.open")}
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            aria-label={t("revoke.openFor", { name: key.name })}
            onClick={() => onDialog({ kind: "revoke", key })}
          >
            <X aria-hidden />
            {t("revoke.open")}
          </Button>
        </KeyRow>
      ))}
    </ul>
  );
}
