/** The `Link` header that tells search engines of both languages of a page. */
export function alternateLinks(origin: string, bare: string): string {
  const english = `${origin}${bare}`;
  const german = `${origin}/de${bare === "/" ? "" : bare}`;
  return [
    `<${english}>; rel="alternate"; hreflang="en"`,
    `<${german}>; rel="alternate"; hreflang="de"`,
    `<${english}>; rel="alternate"; hreflang="x-default"`,
  ].join(", ");
}
