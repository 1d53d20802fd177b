"use client";

import { Button } from "@takt/ui/button";
import { Dialog, DialogContent } from "@takt/ui/dialog";
import { useT } from "~/i18n/use-t";
import { useSyncExternalStore } from "react";
import { endedSession } from "../sessions/parts/ended-session";
import { useSignInAgain } from "../sessions/parts/use-sign-in-again";

/** A dialog on a running page that says that the session has ended and leads to the login and back. */
export function SessionEnded() {
  const { t } = useT(["error-pages", "common"]);
  const shown = useSyncExternalStore(endedSession.subscribe, endedSession.shown, endedSession.notOnServer);
  const { signInAgain, leaving } = useSignInAgain();
  return (
    <Dialog open={shown} onOpenChange={(open) => !open && endedSession.dismiss()}>
      <DialogContent
        title={t("endedTitle")}
        description={t("endedText")}
        closeLabel={t("common:close")}
        footer={
          <>
            <Button onClick={endedSession.dismiss}>{t("endedStay")}</Button>
            <Button variant="primary" loading={leaving} onClick={signInAgain}>
              {t("signInAgain")}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
