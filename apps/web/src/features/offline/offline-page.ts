import type { Locale } from "@takt/i18n/locales";
import { localePath } from "~/i18n/locale-path";

export type OfflineTexts = Record<"product" | "title" | "text" | "drafts" | "retry" | "home", string>;

/** The tokens of app/tokens.css that the page needs, which is alone in its cache, without files beside it. */
const COLOURS = `--background:light-dark(oklch(0.968 0.004 135), oklch(0.15 0.005 174));
--foreground:light-dark(oklch(0.22 0.015 160), oklch(0.955 0.006 155));
--muted-fg:light-dark(oklch(0.48 0.014 160), oklch(0.74 0.01 158));
--primary:light-dark(oklch(0.5 0.122 155), oklch(0.76 0.155 155));
--primary-fg:light-dark(oklch(0.99 0.006 155), oklch(0.2 0.045 158));
--ring:light-dark(oklch(0.55 0.165 262), oklch(0.76 0.115 262))`;

const STYLE = `:root{color-scheme:light dark;${COLOURS}}
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:var(--background);color:var(--foreground);
font:1rem/1.5 system-ui,sans-serif}
main{max-width:34rem;padding:2rem 1.25rem;display:grid;gap:1rem;justify-items:start}
b{font-size:1.125rem}h1{margin:0;font-size:1.5rem;line-height:1.3;text-wrap:balance}p{margin:0;color:var(--muted-fg)}
nav{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;align-items:center;padding-top:.5rem}
a{color:inherit;min-height:2.75rem;display:inline-flex;align-items:center;text-underline-offset:3px}
a[href=""]{background:var(--primary);color:var(--primary-fg);padding:0 1.25rem;border-radius:8px;text-decoration:none;font-weight:500}
a:focus-visible{outline:2px solid var(--ring);outline-offset:2px}`;

/** Returns the page that stands in for one that cannot be loaded: without scripts, and with its styles inside. */
export function offlinePage(
  locale: Locale,
  { product, title, text, drafts, retry, home }: OfflineTexts,
): string {
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(`${title} · ${product}`)}</title><style>${STYLE}</style></head>
<body><main><b>${escapeHtml(product)}</b><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p>${escapeHtml(drafts)}</p>
<nav><a href="">${escapeHtml(retry)}</a><a href="${localePath(locale, "/")}">${escapeHtml(home)}</a></nav></main></body>
</html>
`;
}

/** Escapes a text for the content of an element. */
function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
