import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { startBilling } from "../testing/billing-harness";
import { openPortal } from "./open-portal";

const database = useTestDatabase();

test.each([
  ["de", "/de/app/user/subscription"],
  ["en", "/app/user/subscription"],
] as const)("from a page in %s the portal is opened in it, and leads back to it", async (locale, path) => {
  const { deps, userId, subscribe } = await startBilling(database.db);
  subscribe({ plan: "enterprise", interval: "year" });
  // The account's own language is the other one.
  const preferredLanguage = locale === "de" ? "en" : "de";
  await database.db.user.update({ where: { id: userId }, data: { preferredLanguage } });
  const visits: unknown[] = [];
  const payments: typeof deps.payments = {
    ...deps.payments,
    openPortal(visit) {
      visits.push(visit);
      return deps.payments.openPortal(visit);
    },
  };
  const { appUrl, db } = deps;
  await openPortal({ db, payments, appUrl }, { userId }, { page: "home", locale });
  expect(visits).toEqual([expect.objectContaining({ locale, returnUrl: appUrl + path })]);
});
