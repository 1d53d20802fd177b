import type { Metadata } from "next";
import { getT } from "../../../i18n/server";
import { siteMetadata } from "../../site/parts/site-metadata";
import type { TEXT_PAGES } from "./article-list";
import { loadArticle } from "./load-article";

/** Returns the metadata of a page that is one text. */
export async function textPageMetadata(name: (typeof TEXT_PAGES)[number]): Promise<Metadata> {
  const { lng } = await getT("articles");
  const { title, summary } = await loadArticle("pages", lng, name);
  return siteMetadata(`/${name}`, { title, description: summary });
}
