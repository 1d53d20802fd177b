import {
  getEntries,
  OPTIONAL_SERVICE_NAMES,
  OPTIONAL_SERVICES,
  type OptionalService,
} from "./browser-storage/optional-services";
import { CONSENT_CATEGORIES, type OptionalCategory } from "./browser-storage/stored-entry";

/** The version of what people are asked to agree to. A new or changed purpose raises it, and everybody is asked again. */
export const CONSENT_VERSION = 1;

/** A person's decision: of the categories that they were asked about, those they agreed to. */
export type ConsentDecision = {
  version: number;
  offered: OptionalCategory[];
  granted: OptionalCategory[];
};

/** The consent that applies to a browser now. */
export type ConsentStatus = {
  /** The categories of the configured services; nobody is asked where there is none. */
  offered: OptionalCategory[];
  granted: OptionalCategory[];
  /** Whether the person has decided on everything that is offered. */
  decided: boolean;
  /** Whether the browser sends Global Privacy Control, which is a refusal. */
  gpc: boolean;
  /** The id by which the log names the browser, once it has agreed to anything; it names no person. */
  consentId: string | null;
};

/** The buttons of the banner and of the settings. */
export const CONSENT_CHOICES = ["all", "necessary", "custom"] as const;
export type ConsentChoice = (typeof CONSENT_CHOICES)[number];

/** Returns the categories that the configured services belong to. */
export function offeredCategories(services: readonly OptionalService[]): OptionalCategory[] {
  return inOrder(services.map((service) => OPTIONAL_SERVICES[service].category));
}

/** Returns the decision that a choice is; `checked` are the switches of a custom one. A signal of refusal wins. */
export function decideConsent(
  choice: ConsentChoice,
  checked: readonly string[],
  { offered, gpc }: Pick<ConsentStatus, "offered" | "gpc">,
): ConsentDecision {
  const isGranted = (category: OptionalCategory) =>
    !gpc && (choice === "all" || (choice === "custom" && checked.includes(category)));
  return { version: CONSENT_VERSION, offered: [...offered], granted: offered.filter(isGranted) };
}

/** Writes a decision for the cookie: `1.functional-on.marketing-off`, and the id of the log behind it when there is one. */
export function formatConsent(
  { version, offered, granted }: ConsentDecision,
  consentId: string | null,
): string {
  const parts = offered.map((category) => `${category}-${granted.includes(category) ? "on" : "off"}`);
  return [String(version), ...parts, ...(consentId === null ? [] : [consentId])].join(".");
}

/** A UUID behind everything else. */
const CONSENT_ID = /\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** Reads the id of the log from the cookie, or null. */
export function parseConsentId(value: string | undefined): string | null {
  return CONSENT_ID.exec(value ?? "")?.[1] ?? null;
}

/** Reads the decision from the cookie; null for one that Takt did not write. */
export function parseConsent(value: string | undefined): ConsentDecision | null {
  const [version = "", ...parts] = (value ?? "").replace(CONSENT_ID, "").split(".");
  if (!/^[1-9]\d{0,5}$/.test(version)) return null;
  const decided = parts.map((part) => /^(functional|analytics|marketing)-(on|off)$/.exec(part));
  if (decided.includes(null)) return null;
  const named = (switched?: string) =>
    inOrder(
      decided
        .filter((match) => switched === undefined || match![2] === switched)
        .map((match) => match![1] as OptionalCategory),
    );
  return { version: Number(version), offered: named(), granted: named("on") };
}

/**
 * Returns what applies to a browser with this cookie. A decision counts while its version is the present one and it covers
 * everything that is offered now; a browser that sends Global Privacy Control has refused, whatever its cookie says.
 */
export function consentStatus(
  cookie: string | undefined,
  services: readonly OptionalService[],
  gpc: boolean,
): ConsentStatus {
  const offered = offeredCategories(services);
  const decision = parseConsent(cookie);
  const decided =
    decision?.version === CONSENT_VERSION && offered.every((category) => decision.offered.includes(category));
  const granted = decided && !gpc ? offered.filter((category) => decision.granted.includes(category)) : [];
  return { offered, granted, decided, gpc, consentId: parseConsentId(cookie) };
}

/** Tells whether a service may run and store something. */
export function isServiceAllowed(
  { granted }: Pick<ConsentStatus, "granted">,
  service: OptionalService,
): boolean {
  return granted.includes(OPTIONAL_SERVICES[service].category);
}

/** Returns the names of our site's own cookies of services that may not run, which are to be deleted. */
export function refusedCookies(status: Pick<ConsentStatus, "granted">): string[] {
  return OPTIONAL_SERVICE_NAMES.filter((service) => !isServiceAllowed(status, service))
    .flatMap((service) => Object.values(getEntries(service)))
    .filter(({ kind, site }) => kind === "cookie" && site === undefined)
    .map(({ name }) => name);
}

/** Returns categories once each, in the order in which they are shown. */
function inOrder(categories: readonly OptionalCategory[]): OptionalCategory[] {
  return CONSENT_CATEGORIES.filter(
    (category): category is OptionalCategory => category !== "essential" && categories.includes(category),
  );
}
