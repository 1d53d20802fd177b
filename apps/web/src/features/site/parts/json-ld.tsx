type Props = { data: { "@type": string } & Record<string, unknown> };

/**
 * Structured data for search engines (schema.org as JSON-LD). It is data and not run, so the content security policy
 * needs no exception for it; `<` is escaped, so that no text of ours can end the element.
 */
export function JsonLd({ data }: Props) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data });
  return <script type="application/ld+json">{json.replaceAll("<", "\\u003c")}</script>;
}
