/** Variables of a provider with all that is said about every one, but the authority and the processors. */
export const SAMPLE_PROVIDER = {
  PROVIDER_NAME: "Erika Muster",
  PROVIDER_STREET: "Musterweg 1",
  PROVIDER_ZIP: "12345",
  PROVIDER_CITY: "Musterstadt",
  PROVIDER_COUNTRY: "DE",
  PROVIDER_EMAIL: "provider@example.com",
  PROVIDER_PHONE: "+49 30 123456",
  PROVIDER_MEDIA_RESPONSIBLE: "Erika Muster, Musterweg 1, 12345 Musterstadt",
  PROVIDER_DISPUTE_RESOLUTION: "none",
  PROVIDER_CONTACT_LANGUAGES: "de, en",
  PROVIDER_ACCESSIBILITY: "micro_enterprise",
};
