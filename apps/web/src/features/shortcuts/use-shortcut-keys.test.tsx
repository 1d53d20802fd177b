// @vitest-environment happy-dom
import { fireEvent, render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { setUpFrame } from "~/testing/app-frame";
import { useShortcutKeys } from "./use-shortcut-keys";

setUpFrame();

/** A page with keys of its own; returns the commands that keys have run, and the keys that have reached the page. */
function start(pageKeys?: string) {
  const run = vi.fn();
  const passed: string[] = [];
  function Page() {
    useShortcutKeys(true, run);
    return (
      <main data-page-keys={pageKeys}>
        <button onKeyDown={({ key }) => passed.push(key)}>button</button>
      </main>
    );
  }
  const { getByRole } = render(<Page />);
  const press = (key: string) => fireEvent.keyDown(getByRole("button"), { key });
  return { press, passed, commands: () => run.mock.calls.flat() as string[] };
}

test("a single key is a command, and not the page's", () => {
  const { press, passed, commands } = start();
  press("c");
  expect([commands(), passed]).toEqual([["new"], []]);
});

test("a key that the page has another use for is the page's, and after G a command as everywhere", () => {
  const { press, passed, commands } = start("c");
  press("c");
  expect([commands(), passed]).toEqual([[], ["c"]]);
  press("g");
  press("c");
  expect([commands(), passed]).toEqual([["calendar"], ["c"]]);
});
