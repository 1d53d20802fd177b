import { optionalServices } from "~/server/optional-services";
import { provider } from "~/server/provider";
import { servicesInUse } from "~/server/services-in-use";
import { splitRoles } from "./policy/split-roles";

/** Possible registrations of a provider, in the order of the imprint. */
export const REGISTRATION = ["vatId", "economicId", "register", "licensingAuthority", "profession"] as const;

/** Returns what legal texts say of this installation where it is so, as `{{if name}}`. */
export function legalFacts(): Record<string, boolean> {
  const known = provider();
  const { model, research, linkedin, processorRoles } = servicesInUse();
  const { processors, own, missing } = splitRoles(known, processorRoles);
  const abroad = processors.some(({ transfer }) => transfer !== undefined);
  return {
    registered: REGISTRATION.some((name) => known[name] !== null),
    disputesRefused: known.disputeResolution === "none",
    disputesWelcome: known.disputeResolution === "willing",
    disputesUnknown: known.disputeResolution === null,
    dpo: known.dataProtectionOfficer !== null,
    linkedin,
    model,
    research,
    optional: optionalServices().length > 0,
    processors: processors.length > 0,
    ownServices: own.length > 0,
    unnamed: missing.length > 0,
    nobody: processors.length + missing.length === 0,
    abroad,
    noTransfers: !abroad && missing.length === 0,
    bfsg_required: known.accessibility === "required",
    bfsg_micro_enterprise: known.accessibility === "micro_enterprise",
    bfsg_business_only: known.accessibility === "business_only",
    bfsg_unknown: known.accessibility === null,
    germany: known.country === "DE",
  };
}
