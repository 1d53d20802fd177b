// @vitest-environment happy-dom
import { REQUEST_PARAMETERS } from "@takt/domain/oauth/model/authorization-request";
import keys from "@takt/i18n/messages/en/api-keys.json";
import texts from "@takt/i18n/messages/en/oauth.json";
import { screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { PERSONAL, showConsent, TEAM } from "./testing/show-consent";

vi.mock("~/i18n/server", async () => (await import("~/i18n/testing/server-texts")).serverTexts("en"));

const { consent, level, place, problems } = texts;
const group = (name: string) => within(screen.getByRole("group", { name }));
const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
const scopes = () => {
  const list = screen.getByRole("heading", { name: texts.scopes }).nextElementSibling!;
  return [...list.children].map((item) => item.querySelector(".font-medium")?.textContent);
};
const checked = () =>
  screen.getAllByRole<HTMLInputElement>("radio").flatMap((one) => (one.checked ? [one.value] : []));

describe("an application", () => {
  test("has its name as a claim, and beside it the host of its document and of the answer", async () => {
    await showConsent();
    const heading = screen.getByRole("heading", { level: 1 });
    expect(heading.textContent).toBe("“Writer's desk” wants to use Takt as you");
    expect(within(heading).getByText("Writer's desk").getAttribute("translate")).toBe("no");
    expect(heading.nextElementSibling?.textContent).toBe(consent.claimed);
    expect(screen.getByText("Ada Lovelace")).toBeTruthy();
    expect(fact(consent.host)).toBe("desk.example");
    expect(fact(consent.redirect)).toBe("answers.example");
  });

  test("that has registered itself has no proven host, whatever its name says", async () => {
    await showConsent({ client: { clientId: "client_1", host: null, name: "desk.example" } });
    expect(fact(consent.host)).toBe(consent.noHost);
  });

  test.each([
    ["on this device alone is warned of", ["http://127.0.0.1:4000/cb", "http://localhost/cb"], true],
    ["that is on the web as well is not", ["https://answers.example/cb", "http://127.0.0.1/cb"], false],
  ])("%s", async (_, redirectUris, isWarned) => {
    await showConsent({ client: { redirectUris } });
    expect(screen.queryByText(consent.loopback) !== null).toBe(isWarned);
    expect(fact(consent.redirect)).toBe(new URL(redirectUris[0]!).host);
  });
});

describe("what it may do", () => {
  const { workspaceRead, postsRead, postsWrite, postsPublish, analyticsRead } = keys.scopes;

  test("is listed, and scheduling is a choice apart, in which drafts alone are chosen", async () => {
    await showConsent();
    expect(scopes()).toEqual([workspaceRead.name, postsRead.name, postsWrite.name, analyticsRead.name]);
    const choice = group(level.legend);
    const draft = choice.getByRole<HTMLInputElement>("radio", { name: level.draft.name });
    expect([draft.value, draft.checked]).toEqual(["draft", true]);
    const schedule = choice.getByRole<HTMLInputElement>("radio", { name: level.schedule.name });
    expect([schedule.value, schedule.checked]).toEqual(["schedule", false]);
    expect(choice.getByText(level.schedule.hint).id).toBe(schedule.getAttribute("aria-describedby"));
  });

  test("is no more than it asks for, and without a choice what it asks for is listed", async () => {
    await showConsent({ request: { scopes: ["posts:read"] } });
    expect(scopes()).toEqual([postsRead.name]);
    expect(screen.queryByRole("group", { name: level.legend })).toBeNull();
    await showConsent({ request: { scopes: ["posts:read", "posts:publish"] } });
    expect(scopes()).toEqual([postsRead.name, postsPublish.name]);
    expect(screen.queryByRole("group", { name: level.legend })).toBeNull();
  });
});

describe("the workspace", () => {
  test("is chosen where it is the only one with the plan; the others say that they need it", async () => {
    await showConsent({ places: [{ ...PERSONAL, hasPlan: false }, TEAM] });
    expect(checked()).toEqual(["team", "draft"]);
    const personal = group(place.legend).getByRole<HTMLInputElement>("radio", { name: place.personal });
    expect(personal.disabled).toBe(true);
    expect(screen.getByText(place.noPlan).id).toBe(personal.getAttribute("aria-describedby"));
  });

  test("is not chosen by itself where there are several, and the form asks for one", async () => {
    await showConsent({ places: [PERSONAL, TEAM] });
    expect(checked()).toEqual(["draft"]);
    for (const radio of group(place.legend).getAllByRole<HTMLInputElement>("radio"))
      expect([radio.required, radio.disabled]).toEqual([true, false]);
  });

  test("is missing where none has the plan: then there is nothing to allow", async () => {
    await showConsent({ places: [{ ...TEAM, hasPlan: false }] });
    expect(screen.getByText(place.none)).toBeTruthy();
    expect(screen.queryByRole("button", { name: consent.allow })).toBeNull();
    expect(screen.getByRole("button", { name: consent.decline })).toBeTruthy();
  });
});

describe("the form", () => {
  test("sends the request once more, and nothing else of the page's address", async () => {
    await showConsent({ params: { client_id: "https://desk.example/client", state: "s", extra: "x" } });
    const form = document.querySelector("form")!;
    expect([form.method, form.getAttribute("action")]).toEqual(["post", "/api/oauth/decide"]);
    const hidden = [...form.querySelectorAll<HTMLInputElement>("input[type=hidden]")];
    expect(hidden.map(({ name }) => name)).toEqual([...REQUEST_PARAMETERS]);
    expect(hidden.flatMap(({ name, value }) => (value ? [[name, value]] : []))).toEqual([
      ["client_id", "https://desk.example/client"],
      ["state", "s"],
    ]);
  });

  test.each([
    ["api_needs_plan", problems.plan],
    ["grants_full", problems.full],
    ["workspace_not_found", problems.workspace],
    ["<b>anything</b>", problems.other],
  ])("says what was wrong with the decision before: %s", async (problem, text) => {
    await showConsent({ problem });
    expect(screen.getByRole("alert").textContent).toBe(text);
  });

  test("says nothing of a problem where there was none", async () => {
    await showConsent();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
