import { cookies, headers } from "next/headers";
import { cache } from "react";
import { barePath } from "../i18n/locale-path";
import { insightPartner, readConsent } from "./consent";

/** Returns what applies to the browser of this page, once per render. */
export const currentConsent = cache(async () => readConsent(await headers(), await cookies()));

/** Returns the partner id of LinkedIn's Insight Tag if it may run on this page, or null. */
export async function currentInsightPartner(): Promise<string | null> {
  return insightPartner(await currentConsent(), barePath((await headers()).get("x-pathname") ?? ""));
}
