import { expect, test } from "vitest";
import { splitName } from "./split-name";

test.each([
  ["Ada Löwe", "Ada", "Löwe"],
  [" Ada  Maria Löwe ", "Ada Maria", "Löwe"],
  ["Ada", "Ada", ""],
  ["", "", ""],
])("%s", (name, firstName, lastName) => expect(splitName(name)).toEqual({ firstName, lastName }));
