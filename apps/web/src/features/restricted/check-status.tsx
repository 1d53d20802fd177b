"use client";

import { Button } from "@takt/ui/button";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { trpc } from "../../trpc/react";
import { useErrorText } from "../shared/use-error-text";
import { useLocale } from "../shared/use-locale";

/** Asks whether the account is activated by now; then the app opens by itself. */
export function CheckStatus() {
  const { t } = useT("shell");
  const locale = useLocale();
  const router = useRouter();
  const { toast } = useToast();
  const errorText = useErrorText();
  const { users } = trpc.useUtils();
  const [checking, setChecking] = useState(false);
  const [checkedAt, setCheckedAt] = useState<Date | null>(null);

  const check = async () => {
    setChecking(true);
    try {
      const { waitlist } = await users.me.fetch(undefined, { staleTime: 0 });
      setCheckedAt(new Date());
      if (waitlist === "active") router.refresh();
    } catch (error) {
      toast({ tone: "error", title: errorText(error) });
    } finally {
      setChecking(false);
    }
  };
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="primary" loading={checking} onClick={() => void check()}>
        {t("restricted.check")}
      </Button>
      <p aria-live="polite" className="text-[13px] text-muted-fg tabular-nums">
        {checkedAt &&
          t("restricted.still", { time: checkedAt.toLocaleTimeString(locale, { timeStyle: "medium" }) })}
      </p>
    </div>
  );
}
