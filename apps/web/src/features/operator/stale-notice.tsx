import { Button } from "@takt/ui/button";
import { Notice } from "@takt/ui/notice";
import { KeyRound } from "lucide-react";
import { useT } from "next-i18next/client";
import { signOut } from "../sessions/parts/sign-out";

/**
 * Asks the operator to sign in again, because the sign-in is too old for decisions. It signs out first: Auth.js would
 * keep the valid session.
 */
export function StaleNotice() {
  const { t } = useT("operator");
  return (
    <Notice
      role="alert"
      tone="amber"
      icon={<KeyRound aria-hidden />}
      actions={
        <Button size="sm" onClick={signOut}>
          {t("stale.action")}
        </Button>
      }
    >
      <p className="font-medium">{t("stale.title")}</p>
      <p>{t("stale.text")}</p>
    </Notice>
  );
}
