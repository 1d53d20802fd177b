// @vitest-environment happy-dom
import today from "@takt/i18n/messages/en/today.json";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { appFrame, setUpFrame } from "~/testing/app-frame";
import { trpc } from "~/trpc/react";
import { WaitingApprovals } from "./waiting-approvals";

setUpFrame();

async function show(waiting: number | null) {
  function Page() {
    const { data } = trpc.posts.overview.useQuery();
    return (
      <>
        <p>{data ? "loaded" : ""}</p>
        <WaitingApprovals />
      </>
    );
  }
  render(<Page />, { wrapper: appFrame({ texts: { today }, server: () => ({ waiting }) }) });
  await screen.findByText("loaded");
}

test("what waits for the user is counted, with the way to it", async () => {
  await show(2);
  expect(screen.getByRole("region", { name: "2 posts wait for your approval" })).toBeDefined();
  expect(screen.getByRole("link", { name: today.approvals.open }).getAttribute("href")).toBe(
    "/app/approvals",
  );
});

test.each([0, null])("with %s posts nothing is said of it", async (waiting) => {
  await show(waiting);
  expect(screen.queryByRole("region")).toBeNull();
});
