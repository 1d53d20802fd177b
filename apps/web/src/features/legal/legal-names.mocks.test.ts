import { readFileSync } from "node:fs";
import path from "node:path";
import { DATA_CATEGORIES } from "@takt/domain/privacy/model/inventory/data-rule";
import { LOCALES } from "@takt/i18n/locales";
import { beforeAll, expect, test, vi } from "vitest";
import { setEnv } from "~/server/testing/set-env";
import { contentFacts } from "../content/parts/content-facts";
import { CONTENT_SLUGS } from "../content/parts/content-list";
import { LEGAL_COMPONENTS } from "./legal-components";
import { legalFacts } from "./legal-facts";
import { legalValues } from "./legal-values";

vi.mock("~/i18n/server", () => ({ getT: () => Promise.resolve({ t: (key: string) => key, lng: "en" }) }));

const CONTENT = path.join(import.meta.dirname, "../../content/legal");
const TEXTS = LOCALES.flatMap((locale) =>
  CONTENT_SLUGS.legal.map((slug) => readFileSync(path.join(CONTENT, locale, `${slug}.md`), "utf8")),
);
const named = (pattern: RegExp) =>
  [...new Set(TEXTS.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name!)))].toSorted();
const unique = (names: string[]) => [...new Set(names)].toSorted();

beforeAll(() =>
  setEnv({
    OPENAI_API_KEY: "",
    MONEY_BACK_DAYS: 0,
    PROVIDER_PROCESSORS: [],
    PROVIDER_OWN_SERVICES: [],
    PROVIDER_CONTACT_LANGUAGES: [],
  }),
);

test("legal texts name every value and component that there is for them, and no other", async () => {
  const values = Object.keys(await legalValues("en"));
  const components = Object.keys(LEGAL_COMPONENTS).filter((name) => name !== "fields");
  const fields = DATA_CATEGORIES.map((category) => `fields ${category}`);
  expect(named(/\{\{(?!if |else\}|end\})([^}]+)\}\}/g)).toEqual(
    unique([...values, ...components, ...fields]),
  );
});

test("legal texts ask for every fact that there is for them, and for no other but those of all texts", () => {
  const shared = Object.keys(
    contentFacts({ sells: true, salesTerms: { moneyBackDays: 1 }, optionalServices: [] }),
  );
  expect(named(/\{\{if ([^}]+)\}\}/g)).toEqual(unique([...Object.keys(legalFacts()), ...shared]));
});
