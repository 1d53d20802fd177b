"use client";

import { Button } from "@takt/ui/button";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { useRouter } from "next/navigation";
import { trpc } from "../../trpc/react";
import { useErrorText } from "../shared/use-error-text";

/** Puts the account on the waitlist; the screen then shows the date. */
export function JoinButton() {
  const { t } = useT("waitlist");
  const router = useRouter();
  const { toast } = useToast();
  const errorText = useErrorText();
  const join = trpc.waitlist.join.useMutation({
    onSuccess: () => toast({ title: t("joinedNow") }),
    onError: (error) => toast({ tone: "error", title: errorText(error) }),
    // Also after a failure, so that the screen shows the current status.
    onSettled: () => router.refresh(),
  });
  return (
    <Button
      variant="primary"
      loading={join.isPending}
      onClick={() => join.mutate()}
      className="justify-self-start"
    >
      {t("join")}
    </Button>
  );
}
