import { expect, test } from "vitest";
import { fillText } from "./fill-text";

test("placeholders are filled, and what has no value stays as it is", () => {
  expect(fillText("At most {{max}} of {{max}}, {{other}}", { max: 100 })).toBe(
    "At most 100 of 100, {{other}}",
  );
  // A value is no pattern.
  expect(fillText("{{max}}", { max: "$&{{max}}" })).toBe("$&{{max}}");
});
