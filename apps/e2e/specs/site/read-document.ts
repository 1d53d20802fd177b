/** Facts that the crawler reads of a page's HTML, in a browser. The HTML was requested before: nothing is loaded. */
export type PageFacts = {
  lang: string;
  title: string;
  headings: number;
  canonical: string | null;
  /** `hreflang` and address of each alternate. */
  alternates: [language: string, address: string][];
  noindex: boolean;
  ids: string[];
  links: string[];
  text: string;
};

export function readDocument(html: string): PageFacts {
  const page = new DOMParser().parseFromString(html, "text/html");
  const attribute = (selector: string, name: string) =>
    [...page.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");
  const text = page.body.cloneNode(true) as HTMLElement;
  // The names of a program, such as linkCard.source, look like keys of texts.
  for (const element of text.querySelectorAll("script, style, code")) element.remove();
  // Texts of neighbouring elements have nothing between them, and must not become one word.
  const texts: string[] = [];
  const nodes = page.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) texts.push(nodes.currentNode.nodeValue ?? "");
  return {
    lang: page.documentElement.lang,
    title: page.title,
    headings: page.querySelectorAll("h1").length,
    canonical: attribute('link[rel="canonical"]', "href")[0] ?? null,
    alternates: [...page.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
      link.getAttribute("hreflang") ?? "",
      link.getAttribute("href") ?? "",
    ]),
    noindex: attribute('meta[name="robots"]', "content").some((content) => content.includes("noindex")),
    ids: attribute("[id]", "id"),
    links: attribute("a[href]", "href"),
    text: texts.join(" "),
  };
}
