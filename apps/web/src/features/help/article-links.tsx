import type { Locale } from "@takt/i18n/locales";
import type { Content } from "../content/parts/load-content";
import { siteHref } from "../site/parts/site-href";

type Props = { locale: Locale; articles: readonly Content<"help">[] };

/** Links to articles of the help centre, each with its first paragraph. */
export function ArticleLinks({ locale, articles }: Props) {
  return (
    <ul className="grid gap-4">
      {articles.map(({ slug, title, summary }) => (
        <li key={slug} className="grid gap-1">
          <a href={siteHref(locale, `/help/${slug}`)} className="link justify-self-start font-medium">
            {title}
          </a>
          <p className="text-sm/6 text-pretty text-muted-fg">{summary}</p>
        </li>
      ))}
    </ul>
  );
}
