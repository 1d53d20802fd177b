"use client";

import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useEffect } from "react";
import type { ConnectOutcome } from "../../server/finish-connecting";

const OUTCOMES = ["connected", "cancelled", "other_member", "failed"] as const satisfies ConnectOutcome[];

/** Tells once how connecting LinkedIn went, and takes the word out of the address. */
export function ConnectOutcomeToast() {
  const { t } = useT("shell");
  const { toast } = useToast();
  const [outcome, setOutcome] = useQueryState("linkedin", parseAsStringLiteral(OUTCOMES));
  useEffect(() => {
    if (!outcome) return;
    toast({ tone: outcome === "connected" ? "success" : "error", title: t(`outcome.${outcome}`) });
    void setOutcome(null);
  }, [outcome, setOutcome, t, toast]);
  return null;
}
