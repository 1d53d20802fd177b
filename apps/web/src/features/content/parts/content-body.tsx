import type { Locale } from "@takt/i18n/locales";
import { type Components, toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { Root, RootContent } from "mdast";
import { toHast } from "mdast-util-to-hast";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { contentElements } from "../content-elements";

/** The text of an article. HTML inside Markdown is not rendered. */
export function ContentBody({ body, locale }: { body: Root; locale: Locale }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 text-base/7 hyphens-auto">
      <ContentBlocks blocks={body.children} locale={locale} />
    </div>
  );
}

type Props = { blocks: RootContent[]; locale: Locale; components?: Components };

/** Blocks of a text, and the components that they name. */
export function ContentBlocks({ blocks, locale, components }: Props) {
  return toJsxRuntime(toHast({ type: "root", children: blocks }), {
    Fragment,
    jsx,
    jsxs,
    components: { ...contentElements(locale), ...components },
  });
}
