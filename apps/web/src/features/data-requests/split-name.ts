/** Splits a full name at its last space: what comes before is the first name. A guess that the page lets them change. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  return {
    firstName: words.slice(0, -1).join(" ") || (words[0] ?? ""),
    lastName: words.length > 1 ? words.at(-1)! : "",
  };
}
