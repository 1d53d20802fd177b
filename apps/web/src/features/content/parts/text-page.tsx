import type { Metadata } from "next";
import type { ReactNode } from "react";
import { getT } from "~/i18n/server";
import { siteMetadata } from "~/features/site/parts/site-metadata";
import { SitePage } from "~/features/site/parts/site-page";
import { ContentBody } from "./content-body";
import type { TEXT_PAGES } from "./content-list";
import { loadContent } from "./load-content";

type Name = (typeof TEXT_PAGES)[number];
type Props = { name: Name; children?: ReactNode };

/** Returns the metadata of a page that is one text. */
export async function textPageMetadata(name: Name): Promise<Metadata> {
  const { lng } = await getT("articles");
  const { title, summary } = await loadContent("pages", lng, name);
  return siteMetadata(`/${name}`, { title, description: summary });
}

/** A public page that is one text, and what follows it. */
export async function TextPage({ name, children }: Props) {
  const { lng } = await getT("articles");
  const { title, body } = await loadContent("pages", lng, name);
  return (
    <SitePage path={`/${name}`}>
      <h1 className="text-3xl/9">{title}</h1>
      <ContentBody body={body} locale={lng} />
      {children}
    </SitePage>
  );
}
