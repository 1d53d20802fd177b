/** Compiler and types: a `tsconfig.json` needs them without naming them. */
const BY_COMPILER = /^typescript$|^@types\//;

/**
 * The dependencies of a package that no file of it imports or names in quotes, no script runs, and no other dependency
 * asks for as its peer.
 * @param {{ scripts?: Record<string, string>, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} manifest
 * @param {readonly string[]} texts of the package's files
 * @param {(dependency: string) => readonly string[]} peersOf
 * @returns {string[]}
 */
export function findUnusedDependencies(manifest, texts, peersOf) {
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const peers = new Set(names.flatMap(peersOf));
  const scripts = Object.values(manifest.scripts ?? {}).join(" ");
  return names.filter((name) => {
    if (BY_COMPILER.test(name) || peers.has(name)) return false;
    const word = name.replace(/[.]/g, "\\$&");
    const quoted = new RegExp(`(?:["'\`]|node_modules/)${word}["'\`/]`);
    return !new RegExp(`(?:^|\\s)${word}(?:\\s|$)`).test(scripts) && !texts.some((text) => quoted.test(text));
  });
}
