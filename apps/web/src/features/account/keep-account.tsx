"use client";

import { Button } from "@takt/ui/button";
import { UserCheck } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { useAction } from "../shared/actions/use-action";
import { useLocaleRouter } from "../shared/use-locale-router";

/** Undoes the deletion of the account, and shows the app again. */
export function KeepAccount() {
  const { t } = useT("account");
  const router = useLocaleRouter();
  const { users } = trpc.useUtils();
  const undo = useAction(trpc.account.undoDeletion.useMutation().mutateAsync, {
    done: () => ({ tone: "success", title: t("pending.kept") }),
    failed: () => t("pending.keepFailed"),
    onDone: async () => {
      await users.me.invalidate();
      router.refresh();
    },
  });
  return (
    <Button variant="primary" loading={undo.isRunning} onClick={() => void undo.run(undefined)}>
      <UserCheck aria-hidden />
      {t("pending.keep")}
    </Button>
  );
}
