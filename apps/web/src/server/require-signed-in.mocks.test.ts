import type { ComponentType } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { SESSION_ENDED } from "../features/shared/session/session-ended-digest";
import { requireSignedIn } from "./require-signed-in";
import { signedInUser } from "./signed-in-user";

vi.mock("./signed-in-user", () => ({ signedInUser: vi.fn() }));
// What the pages show to who is signed in is not rendered here.
vi.mock("../trpc/server", () => ({ trpc: {}, HydrateClient: () => null }));
vi.mock("../i18n/server", () => ({ getT: vi.fn() }));
vi.mock("./publishing-trouble", () => ({ publishingTrouble: vi.fn() }));
vi.mock("./theme", () => ({ currentTheme: vi.fn() }));
vi.mock("../features/restricted/access-restricted", () => ({ AccessRestricted: () => null }));
vi.mock("../features/restricted/continue-draft", () => ({ ContinueDraft: () => null }));
vi.mock("../features/notifications/bell", () => ({ Bell: () => null }));
vi.mock("../features/shell/focus-heading", () => ({ FocusHeading: () => null }));
vi.mock("../features/shell/shell", () => ({ Shell: () => null }));
vi.mock("../features/shortcuts/shortcuts-provider", () => ({ ShortcutsProvider: () => null }));
vi.mock("../features/privacy/data-page", () => ({ DataPage: () => null }));
vi.mock("../features/privacy/deletion-screen", () => ({ DeletionScreen: () => null }));
vi.mock("../features/privacy/export-screen", () => ({ ExportScreen: () => null }));
vi.mock("../features/onboarding/onboarding-screen", () => ({ OnboardingScreen: () => null }));

beforeEach(() => vi.mocked(signedInUser).mockReset());

test("answers who is signed in", async () => {
  const user = { name: "Ada" } as Awaited<ReturnType<typeof signedInUser>>;
  vi.mocked(signedInUser).mockResolvedValue(user);
  expect(await requireSignedIn()).toBe(user);
});

type Place = { default: ComponentType<unknown> };
const PLACES: Record<string, () => Promise<unknown>> = {
  "(shell)/layout": () => import("../app/[locale]/app/(shell)/layout"),
  "data/deletion/page": () => import("../app/[locale]/app/data/deletion/page"),
  "data/export/page": () => import("../app/[locale]/app/data/export/page"),
  "onboarding/page": () => import("../app/[locale]/app/onboarding/page"),
};

describe.each(Object.keys(PLACES))("%s", (name) => {
  test("nobody is signed in any more: an error that the screen above knows, no blank page", async () => {
    vi.mocked(signedInUser).mockResolvedValue(null);
    const render = ((await PLACES[name]!()) as Place).default as (props: object) => Promise<unknown>;
    const props = { children: null, params: Promise.resolve({ locale: "en" }) };
    await expect(render(props)).rejects.toMatchObject({ digest: SESSION_ENDED });
  });
});
