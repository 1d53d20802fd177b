"use client";

import { useEffect } from "react";

/** LinkedIn's script, as its Campaign Manager gives it out. */
const SCRIPT = "https://snap.licdn.com/li.lms-analytics/insight.min.js";

type InsightWindow = { _linkedin_partner_id?: string; _linkedin_data_partner_ids?: string[] };

/** Loads LinkedIn's Insight Tag. Rendered after consent alone, and on public pages alone. */
export function InsightTag({ partnerId }: { partnerId: string }) {
  useEffect(() => {
    const page = window as InsightWindow;
    if (page._linkedin_partner_id) return;
    page._linkedin_partner_id = partnerId;
    page._linkedin_data_partner_ids = [partnerId];
    const script = document.createElement("script");
    script.async = true;
    script.src = SCRIPT;
    document.head.append(script);
  }, [partnerId]);
  return null;
}
