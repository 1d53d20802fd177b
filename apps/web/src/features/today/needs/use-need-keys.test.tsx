// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, test } from "vitest";
import { appFrame, setUpFrame } from "~/testing/app-frame";
import { trpc } from "~/trpc/react";
import { useNeedKeys } from "./use-need-keys";

setUpFrame();

type Row = { key: string; isLeaving?: boolean };

/** Two rows with two buttons each, which write down what was pressed. */
async function show({ shortcuts = true } = {}) {
  const pressed: string[] = [];
  function Rows({ rows }: { rows: readonly Row[] }) {
    const list = useRef<HTMLUListElement>(null);
    const me = trpc.users.me.useQuery();
    useNeedKeys(
      list,
      rows.map(({ key, isLeaving = false }) => ({ key, row: null, isLeaving })),
    );
    return (
      <main>
        <h1 tabIndex={-1}>{me.data ? "loaded" : ""}</h1>
        <ul ref={list}>
          {rows.map(({ key, isLeaving }) => (
            <li key={key} data-need={key} tabIndex={-1} inert={isLeaving}>
              <button onClick={() => pressed.push(`${key}1`)}>first</button>
              <button onClick={() => pressed.push(`${key}2`)}>second</button>
            </li>
          ))}
        </ul>
      </main>
    );
  }
  const { rerender } = render(<Rows rows={[{ key: "a" }, { key: "b" }]} />, {
    wrapper: appFrame({ texts: {}, server: () => ({ shortcuts }) }),
  });
  await screen.findByText("loaded");
  const press = (key: string, more = {}) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
  const focused = () => document.activeElement?.getAttribute("data-need") ?? document.activeElement?.tagName;
  return { pressed, press, focused, leave: (rows: readonly Row[]) => rerender(<Rows rows={rows} />) };
}

test("J and K move over the rows and stop at both ends", async () => {
  const { press, focused } = await show();
  const places = ["j", "j", "j", "k", "k", "J"].map((key) => {
    press(key);
    return focused();
  });
  expect(places).toEqual(["a", "b", "b", "a", "a", "b"]);
});

test("Enter presses the first button of the focused row, and a number the one in its place", async () => {
  const { press, pressed } = await show();
  for (const key of ["1", "Enter", "j", "Enter", "2", "3", "j", "1"]) press(key);
  expect(pressed).toEqual(["a1", "a2", "b1"]);
});

test("Enter on a button is the button's own, and keys with a modifier are nothing", async () => {
  const { press, pressed } = await show();
  press("j");
  document.querySelector<HTMLElement>('[data-need="a"] button')!.focus();
  press("Enter");
  press("2", { ctrlKey: true });
  press("2", { metaKey: true });
  expect(pressed).toEqual([]);
});

test("with single keys off nothing happens", async () => {
  const { press, focused } = await show({ shortcuts: false });
  press("j");
  expect(focused()).toBe("BODY");
});

test("a focused row that leaves gives the focus to the next one, the last one to the heading", async () => {
  const { press, focused, leave } = await show();
  press("j");
  leave([{ key: "a", isLeaving: true }, { key: "b" }]);
  expect(focused()).toBe("b");
  leave([{ key: "b", isLeaving: true }]);
  expect(focused()).toBe("H1");
});
