/** Returns the URL of a post on LinkedIn (docs/linkedin-api.md, What carries the promise). */
export function linkedinUrl(urn: string | null): string | null {
  return urn && `https://www.linkedin.com/feed/update/${urn}/`;
}
