import { z } from "zod";
import { singleLine } from "./single-line";

/** Roles of a processor of data: this installation needs an entry for each that its settings make use of. */
export const PROCESSOR_ROLES = ["hosting", "jobs", "mail", "ai", "stripe", "monitoring"] as const;
export type ProcessorRole = (typeof PROCESSOR_ROLES)[number];

/** Bases of a transfer to a country outside the European Economic Area (GDPR, chapter V). */
export const TRANSFERS = ["adequacy", "data_privacy_framework", "standard_clauses"] as const;

/** The European Economic Area, in which no transfer needs a basis. */
const EEA = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(
  " ",
);

const processor = z
  .strictObject({
    roles: z.array(z.enum(PROCESSOR_ROLES)).min(1).max(PROCESSOR_ROLES.length),
    name: singleLine(200),
    country: z.string().regex(/^[A-Z]{2}$/, "must be a country's two letters, such as DE"),
    transfer: z.enum(TRANSFERS).optional(),
    policyUrl: z.url({ protocol: /^https$/ }).optional(),
    /** Whether the contract with it forbids training models with what it is sent. */
    noTraining: z.boolean().optional(),
  })
  .refine(({ country, transfer }) => transfer !== undefined || EEA.includes(country), {
    path: ["transfer"],
    error: `must say what a transfer outside the EEA rests on: ${TRANSFERS.join(", ")}`,
  });

/** A processor of data for the provider, as the privacy policy names it. */
export type Processor = z.output<typeof processor>;

/** The list as JSON, since a variable of the environment is a text. */
export const processorList = z
  .string()
  .default("[]")
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: "custom", message: "must be a list in JSON" });
      return z.NEVER;
    }
  })
  .pipe(z.array(processor).max(30));
