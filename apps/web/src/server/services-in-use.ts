import { readSalesTerms } from "@takt/billing/read-stripe-settings";
import { isLoopback } from "@takt/env/is-loopback";
import { processorRolesInUse } from "@takt/env/provider/missing-provider-data";
import { env } from "../env";

/** Outside services that this installation's settings use, as its legal pages name them. */
export function servicesInUse() {
  const settings = env();
  const model = settings.OPENAI_API_KEY !== "";
  return {
    /** Whether plans are sold. */
    sells: settings.STRIPE_SECRET_KEY !== undefined,
    salesTerms: readSalesTerms(settings),
    /** Whether a language model writes; otherwise outlines are composed here. */
    model,
    /** Whether it can search the web. */
    research: model && settings.OPENAI_API === "responses",
    /** Whether LinkedIn is the real one; on the same machine it is emulated, and nothing goes to it. */
    linkedin: !isLoopback(settings.LINKEDIN_API_URL),
    /** The roles of processors that there are, named or not. */
    processorRoles: processorRolesInUse(settings),
  };
}
