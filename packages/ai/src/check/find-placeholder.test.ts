import { expect, test } from "vitest";
import { findPlaceholder } from "./find-placeholder";

test.each([
  "Hi [Your name], welcome",
  "Mit [Zahl einfügen] Prozent",
  "Dear {{name}}",
  "Dear {name}",
  "At <Company> we care",
  "As we say (insert example here)",
  "Wie wir sagen (hier Beispiel einfügen)",
  "It grew by XX percent",
  "It grew by ___ percent",
  "TODO: an example",
  "Lorem ipsum dolor",
])("a placeholder is found in %s", (text) => {
  expect(findPlaceholder(text)).not.toBeNull();
});

test.each([
  "As the study says [1], it works",
  "See [the study](https://example.com/a)",
  "Less than 5 < 6 and 7 > 6",
  "Revenue (in euros) grew",
  "Football XXL",
])("no placeholder is found in %s", (text) => {
  expect(findPlaceholder(text)).toBeNull();
});
