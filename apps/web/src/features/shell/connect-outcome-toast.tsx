"use client";

import { CONNECT_OUTCOMES } from "@takt/domain/connections/model/connect-outcome";
import { useToast } from "@takt/ui/toast";
import { useT } from "~/i18n/use-t";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useEffect, useRef } from "react";
import { useErrorToast } from "../shared/actions/use-error-toast";

/** Shows the outcome of connecting LinkedIn once and removes it from the URL. */
export function ConnectOutcomeToast() {
  const { t } = useT("shell");
  const { toast } = useToast();
  const errorToast = useErrorToast();
  const [outcome, setOutcome] = useQueryState("linkedin", parseAsStringLiteral(CONNECT_OUTCOMES));
  const reported = useRef(false);
  useEffect(() => {
    // React runs effects twice in development; the toast is shown once.
    if (!outcome || reported.current) return;
    reported.current = true;
    const title = t(`outcome.${outcome}`);
    if (outcome === "connected") toast({ tone: "success", title });
    else errorToast({ title });
    void setOutcome(null);
  }, [outcome, setOutcome, t, toast, errorToast]);
  return null;
}
