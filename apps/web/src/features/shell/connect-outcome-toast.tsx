"use client";

import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useEffect, useRef } from "react";
import type { ConnectOutcome } from "../../server/finish-connecting";

const OUTCOMES = ["connected", "cancelled", "other_member", "failed"] as const satisfies ConnectOutcome[];

/** Shows the outcome of connecting LinkedIn once and removes it from the URL. */
export function ConnectOutcomeToast() {
  const { t } = useT("shell");
  const { toast } = useToast();
  const [outcome, setOutcome] = useQueryState("linkedin", parseAsStringLiteral(OUTCOMES));
  const reported = useRef(false);
  useEffect(() => {
    // React runs effects twice in development; the toast is shown once.
    if (!outcome || reported.current) return;
    reported.current = true;
    toast({ tone: outcome === "connected" ? "success" : "error", title: t(`outcome.${outcome}`) });
    void setOutcome(null);
  }, [outcome, setOutcome, t, toast]);
  return null;
}
