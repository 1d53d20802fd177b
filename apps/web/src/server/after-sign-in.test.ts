import { expect, test } from "vitest";
import { afterSignIn } from "./after-sign-in";

const INVITATION = "/invitation?token=aB-_9";
const CALENDAR = "/app/content/calendar?month=2026-11";

test.each([
  // Onboarding completed or skipped: the wanted page, else the app.
  ["active", "completed", null, "/app", false],
  ["active", "completed", CALENDAR, CALENDAR, false],
  ["active", "skipped", CALENDAR, CALENDAR, false],
  ["active", "skipped", null, "/app", false],
  // Onboarding open: first the onboarding, and the wanted page stays remembered.
  ["active", "open", null, "/app/onboarding", false],
  ["active", "open", CALENDAR, "/app/onboarding", true],
  // The onboarding itself was wanted: nothing stays remembered, because leaving it would lead back to it.
  ["active", "open", "/app/onboarding?step=topics", "/app/onboarding?step=topics", false],
  ["active", "skipped", "/app/onboarding", "/app/onboarding", false],
  // Not activated: the waitlist screen, or the pages that are open to everybody.
  ["waitlisted", "open", CALENDAR, "/app", false],
  ["rejected", "completed", CALENDAR, "/app", false],
  ["waitlisted", "open", "/app/data/export", "/app/data/export", false],
  ["rejected", "open", "/app/data/deletion", "/app/data/deletion", false],
  ["waitlisted", "open", "/app/database", "/app", false],
  // An invitation comes before the onboarding and the waitlist: accepting it activates the account.
  ["waitlisted", "open", INVITATION, INVITATION, false],
  ["active", "open", INVITATION, INVITATION, false],
  ["active", "completed", INVITATION, INVITATION, false],
] as const)(
  "a user who is %s with onboarding %s and wants %s is led to %s (keeps the return path: %s)",
  (waitlist, onboarding, wanted, path, keep) => {
    expect(afterSignIn({ waitlist, onboarding, deletion: null }, wanted, "en")).toEqual({ path, keep });
    expect(afterSignIn({ waitlist, onboarding, deletion: null }, wanted, "de")).toEqual({
      path: `/de${path}`,
      keep,
    });
  },
);

test("the wanted page is opened in the current language", () => {
  const user = { waitlist: "active", onboarding: "completed", deletion: null } as const;
  expect(afterSignIn(user, `/de${CALENDAR}`, "en").path).toBe(CALENDAR);
  expect(afterSignIn(user, CALENDAR, "de").path).toBe(`/de${CALENDAR}`);
  const open = { waitlist: "active", onboarding: "open", deletion: null } as const;
  expect(afterSignIn(open, "/de/app/onboarding?step=post", "en")).toEqual({
    path: "/app/onboarding?step=post",
    keep: false,
  });
});

test("somebody whose account is being deleted is led to how to keep it, or to their data", () => {
  const deletion = { requestedAt: new Date(0), dueAt: new Date(1) };
  const user = { waitlist: "active", onboarding: "open", deletion } as const;
  expect(afterSignIn(user, CALENDAR, "de")).toEqual({ path: "/de/app", keep: false });
  expect(afterSignIn(user, "/app/data/export", "en").path).toBe("/app/data/export");
});
