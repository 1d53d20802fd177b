"use client";

import { Button } from "@takt/ui/button";
import { useT } from "~/i18n/use-t";
import { useRouter } from "next/navigation";
import { trpc } from "~/trpc/react";
import { useAction } from "../shared/actions/use-action";

/** Puts the account on the waitlist; the screen then shows the date. */
export function JoinButton() {
  const { t } = useT("waitlist");
  const router = useRouter();
  const { mutateAsync } = trpc.waitlist.join.useMutation();
  const join = useAction(() => mutateAsync(), {
    done: () => ({ title: t("joinedNow") }),
    // Also after a failure, so that the screen shows the current status.
    refresh: () => router.refresh(),
  });
  return (
    <Button
      variant="primary"
      loading={join.isRunning}
      onClick={() => void join.run(null)}
      className="justify-self-start"
    >
      {t("join")}
    </Button>
  );
}
