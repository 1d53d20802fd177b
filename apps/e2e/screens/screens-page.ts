import type { ShownScreen } from "./shown-screens";

/** The page of docs/screens: of each screen its pictures, light and dark, at a desk and on a phone. */
export function screensPage(screens: readonly ShownScreen[]): string {
  const rows = screens.map(({ name }) => {
    const picture = (size: string, theme: string) =>
      `![${name}, ${size}, ${theme}](${name}-${size}-${theme}.webp)`;
    const cells = ["desktop", "phone"].flatMap((size) =>
      ["light", "dark"].map((theme) => picture(size, theme)),
    );
    return `| ${name} | ${cells.join(" | ")} |`;
  });
  return [
    "# Screens",
    "",
    "Taken by `npm run screens` of the built product with the sample account (`npm run sample`).",
    "",
    "| screen | desktop, light | desktop, dark | phone, light | phone, dark |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}
