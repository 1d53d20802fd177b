// @vitest-environment happy-dom
import texts from "@takt/i18n/messages/en/oauth.json";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { showOnServer } from "~/testing/show-on-server";
import { RefusedApplication } from "./refused-application";

vi.mock("~/i18n/server", async () => (await import("~/i18n/testing/server-texts")).serverTexts("en"));

test.each(["client", "redirect", "busy"] as const)(
  "a page without a question says why: %s, and leads back to Takt alone",
  async (reason) => {
    await showOnServer(<RefusedApplication reason={reason} />);
    expect(screen.getByRole("heading", { level: 1, name: texts.refused.title })).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toBe(texts.refused[reason]);
    expect(screen.getByText(texts.refused.nothing)).toBeTruthy();
    expect(document.querySelector("form, button")).toBeNull();
    const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([[texts.refused.toApp, "/app"]]);
  },
);
