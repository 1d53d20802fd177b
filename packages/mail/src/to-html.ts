import type { EmailDocument } from "./email-document";

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";

/**
 * Formats an email as HTML: no images, nothing that is fetched, no script, and inline styles, because many mail
 * clients drop a style sheet. The one style sheet adds dark colours where it is supported; elsewhere the colours
 * keep their contrast when a client inverts them.
 */
export function toHtml(email: EmailDocument, locale: string, imprint: string | undefined): string {
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
  .quote { background: #1f2422 !important; border-color: #4ccd84 !important; }
  .button { background: #4ccd84 !important; color: #011c0e !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f3f5f2">
<div class="page" style="background:#f3f5f2;padding:24px 12px">
<div class="card" style="max-width:560px;margin:0 auto;background:#ffffff;border:1px solid #dde3df;border-radius:12px;padding:28px;${FONT}">
<p class="quiet" style="margin:0 0 20px;color:#57605b;font-size:14px;font-weight:600">Takt</p>
${paragraph(email.greeting)}
${email.paragraphs.map(paragraph).join("\n")}
${(email.quotes ?? []).map(quote).join("\n")}
${links(email.links)}
<p style="margin:24px 0 4px"><a class="button" href="${escapeHtml(email.action.url)}" style="display:inline-block;background:#057743;color:#f9fdfa;font-size:16px;font-weight:600;line-height:24px;padding:10px 20px;border-radius:8px;text-decoration:none">${escapeHtml(email.action.label)}</a></p>
</div>
<div class="quiet" style="max-width:560px;margin:16px auto 0;padding:0 28px;color:#57605b;font-size:13px;line-height:20px;${FONT}">
<p style="margin:0 0 8px">${escapeHtml(email.why)}${email.settings ? ` <a href="${escapeHtml(email.settings.url)}" style="color:#57605b">${escapeHtml(email.settings.label)}</a>` : ""}</p>
${imprint ? `<p style="margin:0">${escapeHtml(imprint)}</p>` : ""}
</div>
</div>
</body>
</html>
`;
}

function paragraph(text: string): string {
  return `<p class="text" style="margin:0 0 14px;color:#17201c;font-size:16px;line-height:24px">${escapeHtml(text)}</p>`;
}

function quote({ label, text }: { label: string; text: string }): string {
  return `<p class="quiet" style="margin:18px 0 6px;color:#57605b;font-size:13px;line-height:20px">${escapeHtml(label)}</p>
<blockquote class="quote text" style="margin:0 0 14px;padding:10px 14px;background:#f2f5f3;border-left:3px solid #057743;border-radius:6px;color:#17201c;font-size:15px;line-height:22px;overflow-wrap:anywhere;white-space:pre-wrap">${escapeHtml(text)}</blockquote>`;
}

function links(all: EmailDocument["links"]): string {
  if (!all?.length) return "";
  const lines = all.map(
    ({ text, note, url }) =>
      `<li style="margin:0 0 10px"><a class="text" href="${escapeHtml(url)}" style="color:#17201c">${escapeHtml(text)}</a>${note ? `<br><span class="quiet" style="color:#57605b;font-size:13px">${escapeHtml(note)}</span>` : ""}</li>`,
  );
  return `<ul style="margin:14px 0;padding-left:20px;font-size:15px;line-height:22px">${lines.join("")}</ul>`;
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for HTML content and for attributes in double quotes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
}
