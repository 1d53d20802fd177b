import type { Locale } from "@takt/i18n/locales";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { Root } from "mdast";
import { toHast } from "mdast-util-to-hast";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { articleElements } from "../article-elements";

/** The text of an article. HTML inside Markdown is not rendered. */
export function ArticleBody({ body, locale }: { body: Root; locale: Locale }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 text-base/7 hyphens-auto">
      {toJsxRuntime(toHast(body), { Fragment, jsx, jsxs, components: articleElements(locale) })}
    </div>
  );
}
