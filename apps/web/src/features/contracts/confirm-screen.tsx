"use client";

import { Button } from "@takt/ui/button";
import { Notice } from "@takt/ui/notice";
import { TriangleAlert } from "lucide-react";
import { useT } from "next-i18next/client";
import { useState } from "react";
import { trpc } from "../../trpc/react";
import { useAction } from "../shared/actions/use-action";
import { useErrorText } from "../shared/use-error-text";
import { useIsInteractive } from "../shared/use-is-interactive";
import { NoticeReceipt } from "./notice-receipt";
import type { Notice as Declared } from "./use-notice-form";

/** Confirms what was declared, by a button: a program that looks at the links of an e-mail confirms nothing. */
export function ConfirmScreen({ token }: { token: string }) {
  const { t } = useT("contracts");
  const errorText = useErrorText();
  const isInteractive = useIsInteractive();
  const [confirmed, setConfirmed] = useState<Declared | null>(null);
  const { mutateAsync } = trpc.contracts.confirm.useMutation();
  const confirm = useAction(mutateAsync, {
    // The page shows it.
    failed: () => null,
    onDone: setConfirmed,
  });
  if (confirmed) return <NoticeReceipt notice={confirmed} />;
  return (
    <>
      <div className="grid gap-2">
        <h1 className="text-2xl/8 text-balance">{t("confirm.title")}</h1>
        <p className="text-base/6 text-pretty text-muted-fg">{t("confirm.text")}</p>
      </div>
      {confirm.error !== null && (
        <Notice role="alert" tone="red" icon={<TriangleAlert aria-hidden />}>
          <p>{errorText(confirm.error)}</p>
        </Notice>
      )}
      <Button
        variant="primary"
        disabled={!isInteractive}
        loading={confirm.isRunning}
        onClick={() => void confirm.run({ token })}
        className="min-h-11 justify-self-start text-base"
      >
        {t("confirm.action")}
      </Button>
    </>
  );
}
