"use client";

import type { WaitlistStatus } from "@takt/domain/waitlist/model/waitlist-status";
import { Button } from "@takt/ui/button";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { trpc } from "../../trpc/react";
import { useClock } from "../shared/time/use-clock";
import { useErrorText } from "../shared/use-error-text";
import { useCooldown } from "./use-cooldown";

/** The pause between two checks. */
const COOLDOWN_SECONDS = 10;

/** Checks whether the account is activated, which opens the app. `main`: it is the primary button of the screen. */
export function CheckStatus({ status, main }: { status: WaitlistStatus; main: boolean }) {
  const { t } = useT("waitlist");
  const { time } = useClock();
  const router = useRouter();
  const { toast } = useToast();
  const errorText = useErrorText();
  const { users, waitlist } = trpc.useUtils();
  const [checking, setChecking] = useState(false);
  const [result, setResult] = useState({ text: "", count: 0 });
  const [secondsLeft, startCooldown] = useCooldown(COOLDOWN_SECONDS);

  const check = async () => {
    if (checking || secondsLeft > 0) return;
    setChecking(true);
    try {
      const now = await waitlist.standing.fetch(undefined, { staleTime: 0 });
      const text =
        now.status === "active"
          ? t("opens")
          : now.status === status
            ? t("still", { time: time(new Date()) })
            : t("changed");
      setResult(({ count }) => ({ text, count: count + 1 }));
      if (now.status === status) startCooldown();
      else {
        void users.me.invalidate();
        router.refresh();
      }
    } catch (error) {
      toast({ tone: "error", title: errorText(error) });
    } finally {
      setChecking(false);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant={main ? "primary" : "outline"}
        loading={checking}
        aria-disabled={secondsLeft > 0 || undefined}
        onClick={() => void check()}
      >
        {t("check")}
      </Button>
      <div className="grid gap-0.5 text-[13px] text-muted-fg tabular-nums">
        <p role="status">
          {/* A new key makes screen readers announce the same text again. */}
          <span key={result.count}>{result.text}</span>
        </p>
        {secondsLeft > 0 && <p>{t("wait", { count: secondsLeft })}</p>}
      </div>
    </div>
  );
}
