import type { ComponentType } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { SESSION_ENDED } from "../features/sessions/parts/ended-session";
import { requireSignedIn } from "./require-signed-in";
import { signedInUser } from "./signed-in-user";

vi.mock("./signed-in-user", () => ({ signedInUser: vi.fn() }));
// The pages' content for signed-in users is not rendered here.
vi.mock("../trpc/server", () => ({ trpc: {}, HydrateClient: () => null }));
vi.mock("../i18n/server", () => ({ getT: vi.fn() }));
vi.mock("./get-publishing-incident", () => ({ getPublishingIncident: vi.fn() }));
vi.mock("./theme", () => ({ currentTheme: vi.fn() }));
vi.mock("../features/waitlist/waitlist-screen", () => ({ WaitlistScreen: () => null }));
vi.mock("../features/waitlist/continue-draft", () => ({ ContinueDraft: () => null }));
vi.mock("../features/notifications/bell", () => ({ Bell: () => null }));
vi.mock("../features/shell/focus-heading", () => ({ FocusHeading: () => null }));
vi.mock("../features/shell/shell", () => ({ Shell: () => null }));
vi.mock("../features/shortcuts/shortcuts-provider", () => ({ ShortcutsProvider: () => null }));
vi.mock("../features/privacy/privacy-page", () => ({ PrivacyPage: () => null }));
vi.mock("../features/privacy/deletion-screen", () => ({ DeletionScreen: () => null }));
vi.mock("../features/privacy/export-screen", () => ({ ExportScreen: () => null }));
vi.mock("../features/onboarding/onboarding-screen", () => ({ OnboardingScreen: () => null }));

beforeEach(() => vi.mocked(signedInUser).mockReset());

test("the signed-in user is returned", async () => {
  const user = { name: "Ada" } as Awaited<ReturnType<typeof signedInUser>>;
  vi.mocked(signedInUser).mockResolvedValue(user);
  expect(await requireSignedIn()).toBe(user);
});

type PageModule = { default: ComponentType<unknown> };
const PAGES: Record<string, () => Promise<unknown>> = {
  "(shell)/layout": () => import("../app/[locale]/app/(shell)/layout"),
  "data/deletion/page": () => import("../app/[locale]/app/data/deletion/page"),
  "data/export/page": () => import("../app/[locale]/app/data/export/page"),
  "onboarding/page": () => import("../app/[locale]/app/onboarding/page"),
};

describe.each(Object.keys(PAGES))("%s", (name) => {
  test("without a session it throws the error that the error screen recognizes", async () => {
    vi.mocked(signedInUser).mockResolvedValue(null);
    const render = ((await PAGES[name]!()) as PageModule).default as (props: object) => Promise<unknown>;
    const props = { children: null, params: Promise.resolve({ locale: "en" }) };
    await expect(render(props)).rejects.toMatchObject({ digest: SESSION_ENDED });
  });
});
