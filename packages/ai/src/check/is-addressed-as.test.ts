import { expect, test } from "vitest";
import { isAddressedAs } from "./is-addressed-as";

test.each<["du" | "sie", string, boolean]>([
  ["sie", "Das ist dein Tag, und der wird gut.", false],
  ["du", "Das ist dein Tag, und der wird gut.", true],
  ["sie", "Euer Team wartet.", false],
  ["sie", "Wenn Sie das wissen, ist es gut.", true],
  ["du", "Wenn Sie das wissen, ist es gut.", false],
  ["du", "Das hilft Ihnen.", false],
  ["du", "Teams ohne Chef? Sie sind nicht besser. Ihnen fehlt nichts.", true],
  // The text speaks of the forms themselves.
  ["sie", "Wer das Du anbietet, ist nicht per Du mit allen. Die Du-Kultur hat Grenzen.", true],
  ["du", "Wer beim Sie bleibt, lebt länger.", true],
  ["sie", "Das Duell endet.", true],
])('the form %s is checked in "%s": %s', (address, text, fine) => {
  expect(isAddressedAs(address, text)).toBe(fine);
});
