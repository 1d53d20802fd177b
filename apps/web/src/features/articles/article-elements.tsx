import type { Locale } from "@takt/i18n/locales";
import { verbatim } from "@takt/ui/verbatim";
import type { Components } from "hast-util-to-jsx-runtime";
import { siteHref } from "../site/parts/site-href";

/** How the elements of an article look. Links inside Takt stay in the article's language. */
export function articleElements(locale: Locale): Components {
  return {
    h2: (props) => <h2 className="mt-4 text-xl/7 font-semibold text-balance">{props.children}</h2>,
    h3: (props) => <h3 className="mt-2 text-base/6 font-semibold text-balance">{props.children}</h3>,
    p: (props) => <p className="text-pretty">{props.children}</p>,
    a: ({ href = "", children }) => (
      <a className="link" href={isOwn(href) ? siteHref(locale, href) : href}>
        {children}
      </a>
    ),
    ul: (props) => <ul className="grid list-disc gap-2 ps-6">{props.children}</ul>,
    ol: (props) => <ol className="grid list-decimal gap-2 ps-6">{props.children}</ol>,
    code: (props) => (
      <code className="font-mono text-[0.9em] wrap-anywhere" {...verbatim}>
        {props.children}
      </code>
    ),
    pre: (props) => (
      <pre className="rounded-xl border border-border bg-surface p-4 text-sm/6 whitespace-pre-wrap">
        {props.children}
      </pre>
    ),
    table: (props) => (
      <table className="w-full border-collapse text-caption/5 sm:text-sm/6">{props.children}</table>
    ),
    th: (props) => (
      <th
        scope="col"
        className="border-b border-border-strong py-2 pe-3 text-start align-bottom sm:pe-4 font-semibold"
      >
        {props.children}
      </th>
    ),
    td: (props) => (
      <td className="border-b border-border py-2 pe-3 align-top wrap-anywhere sm:pe-4">{props.children}</td>
    ),
  };
}

function isOwn(href: string): href is `/${string}` {
  return href.startsWith("/") && !href.startsWith("//");
}
