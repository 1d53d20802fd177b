import { expect, test } from "vitest";
import { mailto } from "./mailto";

test("subject and text are encoded, and lines end as e-mails end them", () => {
  expect(mailto("a@example.com", "Ä & B", "one\ntwo")).toBe(
    "mailto:a@example.com?subject=%C3%84%20%26%20B&body=one%0D%0Atwo",
  );
});

test("an address cannot add further fields", () => {
  expect(mailto("a?cc=b@example.com", "S")).toBe("mailto:a%3Fcc%3Db@example.com?subject=S");
});
