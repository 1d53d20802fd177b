"use client";

import type { WaitlistStatus } from "@takt/domain/waitlist/model/waitlist-status";
import { Button } from "@takt/ui/button";
import { useT } from "~/i18n/use-t";
import { useRouter } from "next/navigation";
import { useState, useCallback, useEffect } from "react";
import { trpc } from "~/trpc/react";
import { useAction } from "../shared/actions/use-action";
import { now } from "../shared/time/now";
import { useClock } from "../shared/time/use-clock";

/** The pause between two checks. */
const COOLDOWN_SECONDS = 10;

/** Checks whether the account is activated, which opens the app. `main`: it is the primary button of the screen. */
export function CheckStatus({ status, main }: { status: WaitlistStatus; main: boolean }) {
  const { t } = useT("waitlist");
  const { time } = useClock();
  const router = useRouter();
  const { users, waitlist } = trpc.useUtils();
  const [result, setResult] = useState({ text: "", count: 0 });
  const [secondsLeft, startCooldown] = useCooldown(COOLDOWN_SECONDS);

  const check = useAction(() => waitlist.status.fetch(undefined, { staleTime: 0 }), {
    onDone(current) {
      const text =
        current.status === "active"
          ? t("opens")
          : current.status === status
            ? t("still", { time: time(now()) })
            : t("changed");
      setResult(({ count }) => ({ text, count: count + 1 }));
      if (current.status === status) startCooldown();
      else {
        void users.me.invalidate();
        router.refresh();
      }
    },
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant={main ? "primary" : "outline"}
        loading={check.isRunning}
        aria-disabled={secondsLeft > 0 || undefined}
        onClick={() => secondsLeft === 0 && void check.run(null)}
      >
        {t("check")}
      </Button>
      <div className="grid gap-0.5 text-caption text-muted-fg tabular-nums">
        <p role="status">
          {/* A new key makes screen readers announce the same text again. */}
          <span key={result.count}>{result.text}</span>
        </p>
        {secondsLeft > 0 && <p>{t("wait", { count: secondsLeft })}</p>}
      </div>
    </div>
  );
}

/** Counts down; returns the seconds left and a function that starts the countdown. */
function useCooldown(seconds: number): [secondsLeft: number, start: () => void] {
  const [secondsLeft, setLeft] = useState(0);
  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => setLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  return [secondsLeft, useCallback(() => setLeft(seconds), [seconds])];
}
