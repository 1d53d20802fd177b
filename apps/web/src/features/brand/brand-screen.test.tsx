// @vitest-environment happy-dom
import type { BrandInput } from "@takt/domain/brand/model/brand-input";
import { type BrandView, NO_BRAND } from "@takt/domain/brand/model/brand-view";
import brand from "@takt/i18n/messages/en/brand.json";
import common from "@takt/i18n/messages/en/common.json";
import errors from "@takt/i18n/messages/en/errors.json";
import media from "@takt/i18n/messages/en/media.json";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { discardOpenDrafts } from "~/features/shared/drafts/open-drafts";
import { appFrame, refusal, setUpFrame, shownToasts } from "~/testing/app-frame";
import { BrandScreen } from "./brand-screen";

setUpFrame();
// An unsaved draft would be there again in the next test.
afterEach(() => {
  cleanup();
  discardOpenDrafts(null);
  vi.unstubAllGlobals();
});

const ME = { id: "u-ada", zone: "Europe/Berlin", hourCycle: "h23", shortcuts: true, locale: "en" };
const { name, colors, email } = brand;
const SAVED: BrandView = { ...NO_BRAND, name: "Studio North", primaryColor: "#7a1f5c" };

type Options = { isReadOnly?: boolean; answer?: (input: BrandInput) => unknown };

/** Renders the tab; returns the brands that were sent. */
async function show(
  saved: BrandView,
  { isReadOnly, answer = (input) => ({ ...input, logo: saved.logo }) }: Options = {},
) {
  const sent: BrandInput[] = [];
  const server = ({ path, input }: { path: string; input: unknown }) => {
    if (path === "users.me") return ME;
    if (path === "brand.get") return saved;
    if (path === "brand.removeLogo") return { ...saved, logo: null };
    sent.push(input as BrandInput);
    return answer(input as BrandInput);
  };
  render(
    <Suspense>
      <BrandScreen workspace={{ name: "Studio", slug: "studio", ...(isReadOnly && { isReadOnly }) }} />
    </Suspense>,
    { wrapper: appFrame({ texts: { brand, common, errors, media }, server }) },
  );
  await screen.findByRole("heading", { name: brand.title });
  return sent;
}

const fill = (text: string, values: Record<string, string>) =>
  Object.entries(values).reduce((filled, [key, value]) => filled.replace(`{{${key}}}`, value), text);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (label: string) => fireEvent.click(screen.getByRole("button", { name: label }));
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByTestId("logo-picker"), { target: { files } });

test("what is typed is saved as a whole, and an empty field looks like Takt", async () => {
  const sent = await show(SAVED);
  type(name.label, " ");
  type(colors.secondary.label, "0F4C81");
  type(email.sender.label, "Studio North");
  fireEvent.click(screen.getByRole("switch"));
  press(common.save);
  await waitFor(() => expect(shownToasts()).toEqual([["success", brand.saved]]));
  expect(sent).toEqual([
    {
      name: null,
      primaryColor: "#7a1f5c",
      secondaryColor: "#0f4c81",
      senderName: "Studio North",
      footer: null,
      poweredBy: false,
    },
  ]);
});

test("undo brings the previous brand back", async () => {
  const sent = await show(SAVED);
  type(name.label, "Studio South");
  press(common.save);
  fireEvent.click(await screen.findByRole("button", { name: common.undo }));
  await waitFor(() => expect(sent).toHaveLength(2));
  const { logo: _, ...before } = SAVED;
  expect(sent[1]).toEqual(before);
  await waitFor(() => expect(field(name.label).value).toBe("Studio North"));
});

test("a color that cannot be read says which one is shown, and takes it", async () => {
  await show(NO_BRAND);
  expect(screen.queryByText(/too little contrast/)).toBeNull();
  type(colors.primary.label, "#fde047");
  expect(screen.getByText(/#fde047 has too little contrast/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /^Use #/ }));
  expect(field(colors.primary.label).value).toMatch(/^#[0-9a-f]{6}$/);
  expect(field(colors.primary.label).value).not.toBe("#fde047");
  expect(screen.queryByText(/too little contrast/)).toBeNull();
  press(fill(colors.resetLabel, { label: colors.primary.label }));
  expect(field(colors.primary.label).value).toBe("");
});

test("what cannot be saved says so at its field, which gets the focus, and is not sent", async () => {
  const sent = await show(SAVED);
  type(colors.primary.label, "#12");
  type(email.sender.label, "Bank <bank@example.com>");
  press(common.save);
  expect(screen.getByText(colors.invalid)).toBeTruthy();
  expect(screen.getByText(email.sender.characters)).toBeTruthy();
  expect(document.activeElement).toBe(field(colors.primary.label));
  expect(sent).toEqual([]);
});

test("what is refused stays in the form, with the reason", async () => {
  await show(SAVED, {
    answer: () => {
      throw refusal("act_forbidden");
    },
  });
  type(name.label, "Studio South");
  press(common.save);
  await screen.findByText(new RegExp(errors.act_forbidden));
  expect(field(name.label).value).toBe("Studio South");
});

test("the preview shows what is typed, and of a color that is not typed to its end the saved one", async () => {
  await show(SAVED);
  const samples = screen.getAllByTestId("brand-sample");
  type(name.label, "Studio South");
  type(email.sender.label, "South Mail");
  for (const sample of samples) {
    expect(within(sample).getByText("Studio South")).toBeTruthy();
    expect(within(sample).getByText("South Mail")).toBeTruthy();
  }
  const readPrimary = () => samples[0]!.style.getPropertyValue("--primary");
  const saved = readPrimary();
  expect(saved).toBe("#7a1f5c");
  expect(samples[1]!.style.getPropertyValue("--primary")).not.toBe(saved);
  type(colors.primary.label, "#0f4c8");
  expect(readPrimary()).toBe(saved);
  type(colors.primary.label, "#0f4c81");
  expect(readPrimary()).toBe("#0f4c81");
  type(colors.primary.label, "");
  expect(readPrimary()).toBe("");
});

test("a logo is sent at once, to the workspace, and shown", async () => {
  const fetch = vi.fn<(at: string, init: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(Response.json({ logo: "12345678" }, { status: 201 })),
  );
  vi.stubGlobal("fetch", fetch);
  await show(SAVED);
  choose(new File(["x"], "logo.png", { type: "image/png" }));
  await waitFor(() => expect(shownToasts()).toEqual([["success", brand.logo.saved]]));
  expect(fetch.mock.calls[0]![0]).toBe("/api/workspaces/logo?workspace=studio");
  expect(document.querySelector("img")!.getAttribute("src")).toBe(
    "/api/workspaces/logo?workspace=studio&v=12345678",
  );
  press(brand.logo.remove);
  await waitFor(() => expect(document.querySelector("img")).toBeNull());
});

test("a logo that is refused, too large, or not alone says so at its field", async () => {
  const fetch = vi.fn<() => Promise<Response>>(() =>
    Promise.resolve(
      Response.json({ error: { code: "logo_unsupported", data: { element: "text" } } }, { status: 400 }),
    ),
  );
  vi.stubGlobal("fetch", fetch);
  await show(SAVED);
  choose(new File(["x"], "logo.svg", { type: "image/svg+xml" }));
  await screen.findByText(fill(errors.logo_unsupported, { element: "text" }));
  choose(new File([new Uint8Array(512 * 1024 + 1)], "large.png"));
  await screen.findByText(fill(errors.logo_too_large, { max: "512" }));
  choose(new File(["x"], "a.png"), new File(["x"], "b.png"));
  await screen.findByText(brand.logo.single);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("the brand of a workspace whose plan has ended is read, and not changed", async () => {
  await show(SAVED, { isReadOnly: true });
  expect(screen.getByText("#7a1f5c")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("textbox")).toBeNull();
});
