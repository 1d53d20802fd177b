import { browserStorage } from "@takt/domain/privacy/model/browser-storage/browser-storage";
import { OPTIONAL_SERVICE_NAMES } from "@takt/domain/privacy/model/browser-storage/optional-services";
import consent from "@takt/i18n/messages/en/consent.json";
import { expect, test } from "vitest";

test("every purpose has a text, and every text a purpose", () => {
  const purposes = browserStorage("http://localhost:3000", OPTIONAL_SERVICE_NAMES).map(
    ({ purpose }) => purpose as string,
  );
  expect(Object.keys(consent.purposes).sort()).toEqual(purposes.sort());
});
