import { z } from "zod";
import { singleLine } from "./single-line";
import { processorList, PROCESSOR_ROLES, TRANSFERS } from "./processors";

const webUrl = () => z.url({ protocol: /^https?$/, error: "must be an http(s) address" });

/**
 * The provider of this installation, as the legal pages say it. Nothing is invented: an unset variable is shown as
 * missing, and in production the health check names it (missing-provider-data.ts).
 */
export const providerEnv = z.object({
  PROVIDER_NAME: singleLine(200)
    .optional()
    .describe(
      "Who provides this installation: first and last name, or the firm with its legal form. This and the following are what the legal pages say; what is missing they show as missing.",
    ),
  PROVIDER_TRADE_NAME: singleLine(200)
    .optional()
    .describe("The name under which the provider trades, if another."),
  PROVIDER_REPRESENTATIVE: singleLine(200).optional().describe("Who represents a legal person."),
  PROVIDER_STREET: singleLine(200)
    .optional()
    .describe("Street and number at which papers can be served; no post-office box."),
  PROVIDER_ZIP: singleLine(20).optional().describe("Postal code."),
  PROVIDER_CITY: singleLine(100).optional().describe("Town."),
  PROVIDER_COUNTRY: z
    .string()
    .trim()
    .regex(/^[A-Z]{2}$/, "must be a country's two letters, such as DE")
    .optional()
    .describe("Country, by its two letters (ISO 3166): `DE`."),
  PROVIDER_EMAIL: z.email().optional().describe("Public e-mail address of the provider."),
  PROVIDER_PHONE: z
    .string()
    .trim()
    .regex(/^\+[0-9][0-9 /()-]{5,30}$/, "must be a number with its country, such as +49 30 123456")
    .optional()
    .describe("Public telephone number, with its country. It or PROVIDER_CONTACT_URL: a second, fast way."),
  PROVIDER_CONTACT_URL: webUrl().optional().describe("A page by which the provider is reached quickly."),
  PROVIDER_VAT_ID: z
    .string()
    .trim()
    .regex(/^[A-Z]{2}[0-9A-Z]{2,13}$/, "must be a VAT identification number, such as DE123456789")
    .optional()
    .describe("VAT identification number, where there is one."),
  PROVIDER_WID_NR: z
    .string()
    .trim()
    .regex(/^DE\d{9}-\d{5}$/, "must be like DE123456789-00001")
    .optional()
    .describe("Economic identification number (W-IdNr.), where there is one."),
  PROVIDER_REGISTER: singleLine(200).optional().describe("Register and number: `Amtsgericht Berlin, HRB 1`."),
  PROVIDER_LICENSING_AUTHORITY: singleLine(300)
    .optional()
    .describe("Supervisory authority, where the trade needs a licence."),
  PROVIDER_PROFESSION: singleLine(500)
    .optional()
    .describe("For a regulated profession: its name, the state that gave it, the chamber, the rules."),
  PROVIDER_MEDIA_RESPONSIBLE: singleLine(300)
    .optional()
    .describe("Who answers for the blog (Medienstaatsvertrag, section 18 (2)): name and address."),
  PROVIDER_DPO: singleLine(300)
    .optional()
    .describe("Data protection officer, where there is one: how to reach them."),
  PROVIDER_PRIVACY_AUTHORITY: singleLine(300)
    .optional()
    .describe("The data protection authority that is in charge of the provider."),
  PROVIDER_PRIVACY_AUTHORITY_URL: webUrl().optional().describe("Its page."),
  PROVIDER_DISPUTE_RESOLUTION: z
    .enum(["none", "willing"], "must be none or willing")
    .optional()
    .describe(
      "`none`: the provider takes part in no dispute resolution before a consumer arbitration board (VSBG, section 36); `willing`: it does, before PROVIDER_DISPUTE_BODY.",
    ),
  PROVIDER_DISPUTE_BODY: singleLine(300).optional().describe("That board: name, address, page."),
  PROVIDER_CONTACT_LANGUAGES: z
    .string()
    .optional()
    .transform((list) => list?.split(",").map((code) => code.trim()) ?? [])
    .pipe(z.array(z.string().regex(/^[a-z]{2}$/, "must be languages by two letters, as de,en")).max(10))
    .describe("Languages in which the provider can be written to, by their two letters: `de,en`."),
  PROVIDER_DSA_EMAIL: z
    .email()
    .optional()
    .describe(
      "Contact point for authorities and users by the Digital Services Act (articles 11 and 12), if not PROVIDER_EMAIL.",
    ),
  PROVIDER_ACCESSIBILITY: z
    .enum(
      ["required", "micro_enterprise", "business_only"],
      "must be required, micro_enterprise or business_only",
    )
    .optional()
    .describe(
      "Whether the accessibility act (BFSG) applies to the provider: `required`, or exempt as `micro_enterprise` (section 3 (3)), or `business_only`: it sells to no consumers. What Takt does for accessibility is the same.",
    ),
  PROVIDER_OWN_SERVICES: z
    .string()
    .default("")
    .transform((list) =>
      list
        .split(",")
        .map((role) => role.trim())
        .filter((role) => role !== ""),
    )
    .pipe(z.array(z.enum(PROCESSOR_ROLES, `must be of ${PROCESSOR_ROLES.join(", ")}`)))
    .describe(
      "What the provider runs on its own machines, so that nobody else processes data for it, separated by commas: `hosting,mail`. The names are the roles of PROVIDER_PROCESSORS.",
    ),
  PROVIDER_PROCESSORS: processorList.describe(
    `Who processes data for the provider, a list in JSON: \`[{"roles":["hosting"],"name":"Example Hosting GmbH","country":"DE","policyUrl":"https://…"}]\`. Roles: ${PROCESSOR_ROLES.join(", ")}. Outside the EEA with \`transfer\`: ${TRANSFERS.join(", ")}. \`"noTraining":true\` where the contract forbids training models with what they get.`,
  ),
});
export type ProviderEnv = z.output<typeof providerEnv>;
