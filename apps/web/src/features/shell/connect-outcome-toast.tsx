"use client";

import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useEffect, useRef } from "react";
import type { ConnectOutcome } from "../../server/finish-connecting";

const OUTCOMES = ["connected", "cancelled", "other_member", "failed"] as const satisfies ConnectOutcome[];

/** Tells once how connecting LinkedIn went, and takes the word out of the address. */
export function ConnectOutcomeToast() {
  const { t } = useT("shell");
  const { toast } = useToast();
  const [outcome, setOutcome] = useQueryState("linkedin", parseAsStringLiteral(OUTCOMES));
  const told = useRef(false);
  useEffect(() => {
    // React runs effects twice in development; people should read it once.
    if (!outcome || told.current) return;
    told.current = true;
    toast({ tone: outcome === "connected" ? "success" : "error", title: t(`outcome.${outcome}`) });
    void setOutcome(null);
  }, [outcome, setOutcome, t, toast]);
  return null;
}
