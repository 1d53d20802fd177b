import { describe, expect, it, test } from "vitest";
import { SAMPLE_PROVIDER } from "../testing/sample-provider";
import { missingProviderData, processorRolesInUse } from "./missing-provider-data";
import { providerEnv } from "./provider-env";
import { imprintLine, readProvider } from "./read-provider";

const HOST = { roles: ["hosting"], name: "Example Hosting GmbH", country: "DE" };
const COMPLETE = {
  ...SAMPLE_PROVIDER,
  PROVIDER_PRIVACY_AUTHORITY: "Example Authority",
  PROVIDER_PROCESSORS: JSON.stringify([HOST]),
};
const USES = {
  TAKT_MODE: "production" as const,
  OPENAI_API_KEY: "",
  OPENAI_BASE_URL: "https://models.example/v1",
  STRIPE_BASE_URL: "https://api.stripe.com",
};
const missing = (
  given: Record<string, string | undefined>,
  uses: Partial<Parameters<typeof processorRolesInUse>[0]> = {},
) => missingProviderData({ ...providerEnv.parse(given), ...USES, ...uses });

describe("what is missing of the provider", () => {
  it("is nothing when all is set, with either way of contact", () => {
    expect(missing(COMPLETE)).toEqual([]);
    const page = { PROVIDER_PHONE: undefined, PROVIDER_CONTACT_URL: "https://takt.example/contact" };
    expect(missing({ ...COMPLETE, ...page })).toEqual([]);
  });

  it("is everything when nothing is set", () => {
    const names = missing({});
    expect(names).toContain("PROVIDER_NAME");
    expect(names).toContain("PROVIDER_PHONE | PROVIDER_CONTACT_URL");
    expect(names).toContain("PROVIDER_PROCESSORS (hosting)");
  });

  it.each(Object.keys(COMPLETE))("names %s, or what it is for", (name) => {
    const names = missing({ ...COMPLETE, [name]: undefined });
    expect(names).toEqual([expect.stringContaining(name)]);
  });

  it("is the board of a provider that is willing to go before one", () => {
    expect(missing({ ...COMPLETE, PROVIDER_DISPUTE_RESOLUTION: "willing" })).toEqual([
      "PROVIDER_DISPUTE_BODY",
    ]);
  });

  it("is a processor for each service that is used elsewhere, unless the provider runs it", () => {
    const uses = {
      SMTP_URL: "smtps://u:p@mail.example",
      OPENAI_API_KEY: "k",
      STRIPE_SECRET_KEY: "sk_live_1",
      INNGEST_EVENT_KEY: "k",
    };
    const roles = ["jobs", "mail", "ai", "stripe"];
    expect(missing(COMPLETE, uses)).toEqual(roles.map((role) => `PROVIDER_PROCESSORS (${role})`));
    expect(missing({ ...COMPLETE, PROVIDER_OWN_SERVICES: "mail, ai,jobs,stripe" }, uses)).toEqual([]);
  });
});

test("services of this machine, and an Inngest server of one's own, are no processors", () => {
  expect(
    processorRolesInUse({
      TAKT_MODE: "local",
      SMTP_URL: "smtp://127.0.0.1:4014",
      OPENAI_API_KEY: "local",
      OPENAI_BASE_URL: "http://127.0.0.1:4011/v1",
      STRIPE_SECRET_KEY: "sk_test_local",
      STRIPE_BASE_URL: "http://127.0.0.1:4012",
      INNGEST_EVENT_KEY: "k",
      INNGEST_BASE_URL: "http://inngest:8288",
    }),
  ).toEqual([]);
});

describe("the list of processors", () => {
  const parse = (list: unknown) =>
    providerEnv.safeParse({ PROVIDER_PROCESSORS: typeof list === "string" ? list : JSON.stringify(list) });

  it.each([
    ["no JSON", "hosting"],
    ["a role that there is not", [{ ...HOST, roles: ["magic"] }]],
    ["no name", [{ roles: ["hosting"], country: "DE" }]],
    ["a field that there is not", [{ ...HOST, colour: "green" }]],
    ["a transfer without a basis", [{ ...HOST, country: "US" }]],
    ["a policy that is no address", [{ ...HOST, policyUrl: "javascript:alert(1)" }]],
  ])("is refused with %s", (_, list) => expect(parse(list).success).toBe(false));

  it("takes a transfer with its basis", () => {
    const processor = { ...HOST, country: "US", transfer: "data_privacy_framework", noTraining: true };
    expect(parse([processor]).data?.PROVIDER_PROCESSORS).toEqual([processor]);
  });
});

test("the line under e-mails is made of the provider, and there is none without an address", () => {
  const line = (given: object) => imprintLine(readProvider(providerEnv.parse(given)));
  expect(line({ ...COMPLETE, PROVIDER_TRADE_NAME: "Takt Studio", PROVIDER_VAT_ID: "DE123456789" })).toBe(
    "Takt Studio, Erika Muster, Musterweg 1, 12345 Musterstadt, DE123456789",
  );
  expect(line({ ...COMPLETE, PROVIDER_CITY: undefined })).toBeUndefined();
});

test("the contact point of the Digital Services Act is the general address, unless another is set", () => {
  const dsaEmail = (given: object) => readProvider(providerEnv.parse(given)).dsaEmail;
  expect(dsaEmail(COMPLETE)).toBe("provider@example.com");
  expect(dsaEmail({ ...COMPLETE, PROVIDER_DSA_EMAIL: "dsa@example.com" })).toBe("dsa@example.com");
});
