import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { JsonLd } from "./json-ld";

test("structured data reads back as it was, and no text in it ends the element", () => {
  const data = { "@type": "Organization", name: 'A </script><b> & "C"' };
  const html = renderToStaticMarkup(<JsonLd data={data} />);
  const [, json] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html) ?? [];
  expect(json).not.toContain("<");
  expect(JSON.parse(json!)).toEqual({ "@context": "https://schema.org", ...data });
});
