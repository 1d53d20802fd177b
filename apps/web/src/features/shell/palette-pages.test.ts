import { expect, test } from "vitest";
import { PALETTE_PAGES } from "../palette/parts/palette-pages";
import { MORE_PATHS, NAV_ENTRIES } from "./nav-entries";

test("every page of the navigation is one that the palette opens", () => {
  const known: string[] = PALETTE_PAGES.map(({ path }) => path);
  for (const path of [...NAV_ENTRIES.map((entry) => entry.path), ...MORE_PATHS])
    expect(known).toContain(path);
});
