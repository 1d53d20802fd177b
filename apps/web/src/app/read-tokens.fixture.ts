import { readFileSync } from "node:fs";
import path from "node:path";

const css = readFileSync(path.join(import.meta.dirname, "tokens.css"), "utf8");
const LINE = /(--[\w-]+): (light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\)); \/\* (#\w{6}) (#\w{6}) \*\//g;

/** A colour of tokens.css: its value, and what that is in sRGB. */
export type Token = { value: string; light: string; dark: string };

/** Reads the colours of tokens.css by their names, `--background` and so on. */
export function readTokens(): Record<string, Token> {
  const names = css.match(/^ {2}--[\w-]+:/gm) ?? [];
  const found = [...css.matchAll(LINE)].map(([, name, value, , , light, dark]) => [
    name,
    { value, light, dark },
  ]);
  if (found.length < 30 || found.length !== names.length)
    throw new Error(`${found.length} of ${names.length} colours are said in both themes`);
  return Object.fromEntries(found) as Record<string, Token>;
}
