/** Returns the `Link` header that names both languages of a page for search engines. */
export function alternateLinks(origin: string, bare: string): string {
  const english = `${origin}${bare}`;
  const german = `${origin}/de${bare === "/" ? "" : bare}`;
  return [
    `<${english}>; rel="alternate"; hreflang="en"`,
    `<${german}>; rel="alternate"; hreflang="de"`,
    `<${english}>; rel="alternate"; hreflang="x-default"`,
  ].join(", ");
}
