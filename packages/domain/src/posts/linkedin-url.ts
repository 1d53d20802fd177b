/** Where LinkedIn shows a post (linkedin-api 3.1, "Permalink"). */
export function linkedinUrl(urn: string | null): string | null {
  return urn && `https://www.linkedin.com/feed/update/${urn}/`;
}
