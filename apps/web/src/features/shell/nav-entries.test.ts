import { expect, test } from "vitest";
import { NAMED_PAGES } from "../shared/navigation/named-pages";
import { MORE_PATHS, NAV_ENTRIES } from "./nav-entries";

test("every page of the navigation has a name, by which the palette opens it", () => {
  const known: string[] = NAMED_PAGES.map(({ path }) => path);
  for (const path of [...NAV_ENTRIES.map((entry) => entry.path), ...MORE_PATHS])
    expect(known).toContain(path);
});
