import type { Processor, ProcessorRole } from "./processors";
import type { ProviderEnv } from "./provider-env";

/** The provider of this installation. Null or empty fields are not known, and are shown as missing where the law wants them. */
export type Provider = {
  name: string | null;
  tradeName: string | null;
  representative: string | null;
  street: string | null;
  zip: string | null;
  city: string | null;
  /** ISO 3166, two letters. */
  country: string | null;
  email: string | null;
  phone: string | null;
  contactUrl: string | null;
  vatId: string | null;
  economicId: string | null;
  register: string | null;
  licensingAuthority: string | null;
  profession: string | null;
  mediaResponsible: string | null;
  dataProtectionOfficer: string | null;
  privacyAuthority: { name: string; url: string | null } | null;
  disputeResolution: "none" | "willing" | null;
  disputeBody: string | null;
  /** Languages by their two letters. */
  contactLanguages: string[];
  /** The contact point of the Digital Services Act: the general address, unless another is set. */
  dsaEmail: string | null;
  accessibility: "required" | "micro_enterprise" | "business_only" | null;
  processors: Processor[];
  /** Services that the provider runs on its own machines. */
  ownServices: ProcessorRole[];
};

/** Reads from the environment who provides this installation. */
export function readProvider(env: ProviderEnv): Provider {
  return {
    name: env.PROVIDER_NAME ?? null,
    tradeName: env.PROVIDER_TRADE_NAME ?? null,
    representative: env.PROVIDER_REPRESENTATIVE ?? null,
    street: env.PROVIDER_STREET ?? null,
    zip: env.PROVIDER_ZIP ?? null,
    city: env.PROVIDER_CITY ?? null,
    country: env.PROVIDER_COUNTRY ?? null,
    email: env.PROVIDER_EMAIL ?? null,
    phone: env.PROVIDER_PHONE ?? null,
    contactUrl: env.PROVIDER_CONTACT_URL ?? null,
    vatId: env.PROVIDER_VAT_ID ?? null,
    economicId: env.PROVIDER_WID_NR ?? null,
    register: env.PROVIDER_REGISTER ?? null,
    licensingAuthority: env.PROVIDER_LICENSING_AUTHORITY ?? null,
    profession: env.PROVIDER_PROFESSION ?? null,
    mediaResponsible: env.PROVIDER_MEDIA_RESPONSIBLE ?? null,
    dataProtectionOfficer: env.PROVIDER_DPO ?? null,
    privacyAuthority: env.PROVIDER_PRIVACY_AUTHORITY
      ? { name: env.PROVIDER_PRIVACY_AUTHORITY, url: env.PROVIDER_PRIVACY_AUTHORITY_URL ?? null }
      : null,
    disputeResolution: env.PROVIDER_DISPUTE_RESOLUTION ?? null,
    disputeBody: env.PROVIDER_DISPUTE_BODY ?? null,
    contactLanguages: env.PROVIDER_CONTACT_LANGUAGES,
    dsaEmail: env.PROVIDER_DSA_EMAIL ?? env.PROVIDER_EMAIL ?? null,
    accessibility: env.PROVIDER_ACCESSIBILITY ?? null,
    processors: env.PROVIDER_PROCESSORS,
    ownServices: env.PROVIDER_OWN_SERVICES,
  };
}

/** Returns the provider in one line, as the law wants it in e-mails; undefined while name or address are missing. */
export function imprintLine(provider: Provider): string | undefined {
  const { name, street, zip, city } = provider;
  if (!name || !street || !zip || !city) return undefined;
  return [provider.tradeName, name, street, `${zip} ${city}`, provider.register, provider.vatId]
    .filter((part) => part !== null)
    .join(", ");
}
