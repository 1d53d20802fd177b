import { isServiceAllowed } from "@takt/domain/privacy/model/consent";
import { currentConsent, currentInsightPartner } from "~/server/current-consent";
import { ErrorReports } from "./error-reports";
import { InsightTag } from "./insight-tag";

/** Runs the optional services that the browser's owner has agreed to; without consent nothing of them is on the page. */
export async function OptionalServices() {
  const partnerId = await currentInsightPartner();
  return (
    <>
      {isServiceAllowed(await currentConsent(), "errorReports") && <ErrorReports />}
      {partnerId !== null && <InsightTag partnerId={partnerId} />}
    </>
  );
}
