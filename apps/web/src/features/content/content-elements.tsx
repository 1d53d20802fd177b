import type { Locale } from "@takt/i18n/locales";
import { verbatim } from "@takt/ui/verbatim";
import type { Components } from "hast-util-to-jsx-runtime";
import { siteHref } from "../site/parts/site-href";

/** How the elements of a text look. Links inside Takt stay in the text's language; an address of another kind is none. */
export function contentElements(locale: Locale): Components {
  return {
    section: (props) => (
      <section
        aria-labelledby={props["aria-labelledby"]}
        className="grid gap-3 text-base/6 text-pretty print:block print:space-y-2"
      >
        {props.children}
      </section>
    ),
    h2: ({ id, children }) => (
      <h2
        id={id}
        className="mt-4 scroll-mt-6 text-xl/7 font-semibold text-balance wrap-break-word hyphens-auto first:mt-0 print:break-after-avoid"
      >
        {children}
      </h2>
    ),
    h3: ({ id, children }) => (
      <h3 id={id} className="mt-2 scroll-mt-6 text-base/6 font-semibold text-balance">
        {children}
      </h3>
    ),
    p: (props) => <p className="text-pretty wrap-anywhere">{props.children}</p>,
    a: ({ href = "", children }) =>
      isOwn(href) || href.startsWith("https://") ? (
        <a className="link" href={isOwn(href) ? siteHref(locale, href) : href}>
          {children}
        </a>
      ) : (
        children
      ),
    ul: (props) => <ul className="grid list-disc gap-2 ps-6">{props.children}</ul>,
    ol: (props) => <ol className="grid list-decimal gap-2 ps-6">{props.children}</ol>,
    // A form to fill in: a box, and lines to write on.
    blockquote: (props) => (
      <div className="grid gap-4 rounded-xl border border-border bg-surface p-5 print:break-inside-avoid [&_li]:border-b [&_li]:border-border-strong [&_li]:pb-6 [&>p:last-child]:text-sm [&>p:last-child]:text-muted-fg [&>ul]:list-none [&>ul]:gap-5 [&>ul]:ps-0">
        {props.children}
      </div>
    ),
    dl: (props) => <dl className="grid gap-3">{props.children}</dl>,
    dt: (props) => <dt className="text-sm font-medium text-muted-fg">{props.children}</dt>,
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
