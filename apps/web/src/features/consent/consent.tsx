import { currentConsent } from "~/server/current-consent";
import { ConsentBanner, needsConsent } from "./consent-banner";
import { ConsentDialog } from "./consent-dialog";
import { ConsentSaved } from "./consent-saved";

/** Consent on every page: the question while it is open, and the settings. */
export async function Consent() {
  return (
    <>
      {needsConsent(await currentConsent()) && <ConsentBanner />}
      <ConsentDialog />
      <ConsentSaved />
    </>
  );
}
