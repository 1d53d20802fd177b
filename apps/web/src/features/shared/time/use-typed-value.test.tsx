// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { useTypedValue } from "./use-typed-value";

afterEach(cleanup);

/** A field for numbers in words, whose words can be read from the click on. */
function Field() {
  const [value, setValue] = useState("1");
  const [words, setWords] = useState<Record<string, string>>({});
  const typed = useTypedValue({
    value,
    read: (text) => words[text] ?? null,
    format: (number) => (number ? `No. ${number}` : ""),
    onChange: setValue,
  });
  return (
    <>
      <input
        value={typed.text}
        aria-invalid={typed.isUnread && typed.isLeft}
        onChange={({ target }) => typed.onType(target.value)}
        onBlur={typed.onLeave}
      />
      <button onClick={() => setWords({ two: "2" })}>Read</button>
      <output>{value}</output>
    </>
  );
}

function start() {
  render(<Field />);
  const field = screen.getByRole<HTMLInputElement>("textbox");
  return {
    field,
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    leave: () => fireEvent.blur(field),
    makeReadable: () => fireEvent.click(screen.getByRole("button")),
    value: () => screen.getByRole("status").textContent,
  };
}

test("a text is kept while it is typed, and written out once the field is left", () => {
  const { field, type, leave, makeReadable, value } = start();
  expect(field.value).toBe("No. 1");
  makeReadable();
  type("two");
  expect([field.value, value()]).toEqual(["two", "2"]);
  leave();
  expect(field.value).toBe("No. 2");
});

test("a text that cannot be read yet is read as soon as it can be", () => {
  const { field, type, makeReadable, value } = start();
  type("two");
  expect(value()).toBe("");
  makeReadable();
  expect([field.value, value()]).toEqual(["two", "2"]);
});

test("a text that can be read only after its field was left is written out then", () => {
  const { field, type, leave, makeReadable, value } = start();
  type("two");
  leave();
  expect(field.getAttribute("aria-invalid")).toBe("true");
  makeReadable();
  expect([field.value, value()]).toEqual(["No. 2", "2"]);
  expect(field.getAttribute("aria-invalid")).toBe("false");
});

test("a text that can be read at the moment in which its field is left is written out", () => {
  const { result, rerender } = renderHook(
    ({ canRead }) => {
      const [value, onChange] = useState("");
      const read = (text: string) => (canRead && text === "two" ? "2" : null);
      return {
        value,
        ...useTypedValue({ value, read, format: (number) => number && `No. ${number}`, onChange }),
      };
    },
    { initialProps: { canRead: false } },
  );
  act(() => result.current.onType("two"));
  // The handler for leaving the field was created before the value came.
  const { onLeave } = result.current;
  rerender({ canRead: true });
  act(onLeave);
  expect(result.current).toMatchObject({ text: "No. 2", value: "2", isUnread: false });
});
