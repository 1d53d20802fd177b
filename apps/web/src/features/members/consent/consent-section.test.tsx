// @vitest-environment happy-dom
import type { ConsentView } from "@takt/domain/members/model/consent-view";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test } from "vitest";
import { appFrame, refusal, setUpFrame, shownToasts } from "~/testing/app-frame";
import { ME, TEXTS } from "../member-view.fixture";
import { ConsentSection } from "./consent-section";

setUpFrame();

const { consent: texts } = TEXTS.members;
const NONE: ConsentView = { consentedAt: null, withdrawal: null };
const GIVEN: ConsentView = { consentedAt: new Date("2026-11-02T09:00:00Z"), withdrawal: null };
const WITHDRAWN: ConsentView = {
  consentedAt: null,
  withdrawal: { until: new Date("2126-11-27T09:00:00Z"), posts: 2 },
};

/** The section with a server that has a consent, which its calls change; `answer` may refuse or delay one. */
async function show(start: ConsentView, answer: (path: string) => unknown = () => null) {
  const calls: string[] = [];
  const server = async ({ path }: { path: string }) => {
    if (path === "users.me") return ME;
    if (path === "members.consent") return start;
    calls.push(path);
    await answer(path);
    start = path === "members.withdrawConsent" ? WITHDRAWN : GIVEN;
    return path === "members.giveConsent" ? undefined : { posts: 2 };
  };
  render(
    <Suspense>
      <ConsentSection />
    </Suspense>,
    { wrapper: appFrame({ texts: TEXTS, server }) },
  );
  await screen.findByRole("switch", { name: texts.switch });
  return calls;
}

const isOn = () => screen.getByRole("switch", { name: texts.switch }).getAttribute("aria-checked") === "true";
const click = () => fireEvent.click(screen.getByRole("switch", { name: texts.switch }));

test("a consent is shown before the server has answered", async () => {
  const calls = await show(NONE, () => new Promise(() => {}));
  expect(isOn()).toBe(false);
  click();
  await waitFor(() => expect(isOn()).toBe(true));
  await waitFor(() => expect(calls).toEqual(["members.giveConsent"]));
});

test("a consent that is refused goes back, with the reason", async () => {
  await show(NONE, () => {
    throw refusal("member_not_found");
  });
  click();
  await waitFor(() =>
    expect(shownToasts()).toContainEqual(["error", texts.giveFailed, TEXTS.errors.member_not_found]),
  );
  await waitFor(() => expect(isOn()).toBe(false));
});

test("a withdrawal says how many posts it has cancelled, and its Undo schedules them again", async () => {
  const calls = await show(GIVEN);
  click();
  await waitFor(() => expect(shownToasts()[0]?.slice(0, 2)).toEqual(["success", texts.withdrawn]));
  expect(shownToasts()[0]).toContain("2 posts were cancelled.");
  expect(isOn()).toBe(false);
  expect(screen.getByText(/2 posts were cancelled\. You can undo this until/)).toBeTruthy();
  fireEvent.click(screen.getAllByRole("button", { name: TEXTS.common.undo })[0]!);
  await waitFor(() => expect(calls).toEqual(["members.withdrawConsent", "members.undoWithdrawal"]));
  await waitFor(() => expect(isOn()).toBe(true));
  expect(screen.queryByText(/You can undo this until/)).toBeNull();
});

test("a switch that is turned on again while the withdrawal can be undone undoes it, so that no post is lost", async () => {
  const calls = await show(WITHDRAWN);
  click();
  await waitFor(() => expect(calls).toEqual(["members.undoWithdrawal"]));
  await waitFor(() =>
    expect(shownToasts()).toContainEqual(["success", texts.given, "2 posts are scheduled again."]),
  );
});

test("a switch that is clicked to and fro while the withdrawal is on its way ends with an undo of it", async () => {
  let finish = () => {};
  const held = new Promise<void>((done) => void (finish = done));
  const calls = await show(GIVEN, (path) => (path === "members.withdrawConsent" ? held : null));
  click();
  await waitFor(() => expect(isOn()).toBe(false));
  click();
  await waitFor(() => expect(isOn()).toBe(true));
  finish();
  await waitFor(() => expect(calls).toEqual(["members.withdrawConsent", "members.undoWithdrawal"]));
});

test("a withdrawal that has cancelled nothing, or is older than a day, has no notice", async () => {
  await show({ consentedAt: null, withdrawal: { until: new Date("2126-11-27T09:00:00Z"), posts: 0 } });
  expect(screen.queryByRole("button", { name: TEXTS.common.undo })).toBeNull();
});
