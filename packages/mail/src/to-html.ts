import { type Colors, emailColors } from "./email-colors";
import type { EmailDocument } from "./email-document";
import { escapeHtml } from "./escape-html";
import { toHtmlHead } from "./to-html-head";

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";

/**
 * Formats an email as HTML: nothing that is fetched, no script, and inline styles, because many mail clients drop a style
 * sheet; the only picture is the logo of a brand, which goes along. The one style sheet adds dark colours where it is
 * supported; elsewhere the colours keep their contrast when a client inverts them.
 */
export function toHtml(email: EmailDocument, locale: string, imprint: string | undefined): string {
  const { light, dark } = emailColors(email.brand);
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(email.subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #090c0b !important; }
  .card { background: #151a18 !important; border-color: #2b322f !important; }
  .text { color: #eef3ef !important; }
  .quiet, .quiet a { color: #a9b2ad !important; }
  .quote { background: #1f2422 !important; border-color: ${dark.line} !important; }
  .button { background: ${dark.fill} !important; color: ${dark.onFill} !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f3f5f2">
<div class="page" style="background:#f3f5f2;padding:24px 12px">
<div class="card" style="max-width:560px;margin:0 auto;background:#ffffff;border:1px solid #dde3df;border-radius:12px;padding:28px;${FONT}">
${toHtmlHead(email.brand)}
${paragraph(email.greeting)}
${email.paragraphs.map(paragraph).join("\n")}
${(email.quotes ?? []).map((one) => quote(one, light)).join("\n")}
${links(email.links)}
<p style="margin:24px 0 4px"><a class="button" href="${escapeHtml(email.action.url)}" style="display:inline-block;background:${light.fill};color:${light.onFill};font-size:16px;font-weight:600;line-height:24px;padding:10px 20px;border-radius:8px;text-decoration:none">${escapeHtml(email.action.label)}</a></p>
</div>
<div class="quiet" style="max-width:560px;margin:16px auto 0;padding:0 28px;color:#57605b;font-size:13px;line-height:20px;${FONT}">
${footer(email, imprint)}
</div>
</div>
</body>
</html>
`;
}

/** Renders the workspace, why the email comes, and the operator, who sends it whatever brand it has. */
function footer({ why, settings, brand }: EmailDocument, imprint: string | undefined): string {
  const setting = settings
    ? ` <a href="${escapeHtml(settings.url)}" style="color:#57605b">${escapeHtml(settings.label)}</a>`
    : "";
  const lines = [
    brand?.footer && `<p style="margin:0 0 8px;white-space:pre-line">${escapeHtml(brand.footer)}</p>`,
    `<p style="margin:0 0 8px">${escapeHtml(why)}${setting}</p>`,
    imprint && `<p style="margin:0 0 8px">${escapeHtml(imprint)}</p>`,
    brand?.poweredBy && `<p style="margin:0">${escapeHtml(brand.poweredBy)}</p>`,
  ];
  return lines.filter(Boolean).join("\n");
}

function paragraph(text: string): string {
  return `<p class="text" style="margin:0 0 14px;color:#17201c;font-size:16px;line-height:24px">${escapeHtml(text)}</p>`;
}

function quote({ label, text }: { label: string; text: string }, { line }: Colors): string {
  return `<p class="quiet" style="margin:18px 0 6px;color:#57605b;font-size:13px;line-height:20px">${escapeHtml(label)}</p>
<blockquote class="quote text" style="margin:0 0 14px;padding:10px 14px;background:#f2f5f3;border-left:3px solid ${line};border-radius:6px;color:#17201c;font-size:15px;line-height:22px;overflow-wrap:anywhere;white-space:pre-wrap">${escapeHtml(text)}</blockquote>`;
}

function links(all: EmailDocument["links"]): string {
  if (!all?.length) return "";
  const lines = all.map(
    ({ text, note, url }) =>
      `<li style="margin:0 0 10px"><a class="text" href="${escapeHtml(url)}" style="color:#17201c">${escapeHtml(text)}</a>${note ? `<br><span class="quiet" style="color:#57605b;font-size:13px">${escapeHtml(note)}</span>` : ""}</li>`,
  );
  return `<ul style="margin:14px 0;padding-left:20px;font-size:15px;line-height:22px">${lines.join("")}</ul>`;
}
