// @vitest-environment happy-dom
import { fireEvent, render } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { expect, test, vi } from "vitest";
import { appFrame, setUpFrame } from "~/testing/app-frame";
import { trpc } from "~/trpc/react";
import { useScreenKeys } from "./use-screen-keys";

setUpFrame();

test("a key reaches a screen as soon as the screen is shown", async () => {
  const onKey = vi.fn(() => true);
  function Screen() {
    useScreenKeys(onKey);
    // After the screen is in the page, and before anything else runs.
    useLayoutEffect(() => void fireEvent.keyDown(document.body, { key: "x" }), []);
    return null;
  }
  function Page() {
    return trpc.users.me.useQuery().data ? <Screen /> : null;
  }
  render(<Page />, { wrapper: appFrame({ texts: {}, server: () => ({ shortcuts: true }) }) });
  await vi.waitFor(() => expect(onKey).toHaveBeenCalledOnce());
});
