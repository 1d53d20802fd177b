import { line } from "@takt/domain/shared/line";
import { toShades } from "@takt/domain/brand/model/brand-palette";
import type { EmailBrand } from "@takt/domain/outbox/ports/email-brand";
import type { EmailContent } from "@takt/domain/outbox/ports/mailer";
import { LOCALES } from "@takt/i18n/locales";
import { expect, test } from "vitest";
import { renderEmail } from "./render-email";
import { toHtml } from "./to-html";
import { toText } from "./to-text";

const APP = "https://takt.example.com";
const IMPRINT = "Takt GmbH, Berlin";
const HOSTILE = `"><script>alert(1)</script> {{name}} \u202egnp.exe\r\nBcc: all@example.com`;
const BRAND: EmailBrand = {
  name: "Studio Nord",
  logo: { bytes: new Uint8Array([1, 2, 3]), mimeType: "image/png" },
  primaryColor: "#7a1f5c",
  senderName: "Studio Nord",
  footer: "Hafenstraße 12\nKiel",
  poweredBy: true,
};

const CONTENT: EmailContent = {
  kind: "notification",
  of: "post_failed",
  name: "Ada",
  subject: line("subject", { title: line("reasons:refused.title") }),
  paragraphs: [line("what", { title: line("reasons:refused.title") })],
  post: { id: "p1", slug: "studio-nord", excerpt: "Four days" },
  message: null,
  action: "post",
};

function render(brand: Partial<EmailBrand> | null, locale: "en" | "de" = "en") {
  const email = renderEmail({ locale, content: CONTENT, brand: brand && { ...BRAND, ...brand } }, APP);
  return { html: toHtml(email, locale, IMPRINT), text: toText(email, IMPRINT), brand: email.brand };
}
/** The head is before the greeting. */
const head = (html: string) => html.slice(html.indexOf('class="card"'), html.indexOf("Hello Ada"));

test("an email of a team has its logo at the head, which goes along, with the name for who sees no pictures", () => {
  const { html, brand } = render({});
  expect(brand!.logo).toMatchObject({ bytes: BRAND.logo!.bytes, mimeType: "image/png" });
  expect(head(html)).toContain(`<img src="cid:${brand!.logo!.cid}" alt="Studio Nord" height="32"`);
  // On a white plate: a dark logo is seen in the dark theme, too.
  expect(head(html)).toMatch(/background:#ffffff[^>]*><img/);
  expect(head(html)).not.toContain("Takt");
  expect(html).not.toMatch(/src="(?!cid:)|url\(/);
});

test("without a logo its name stands at the head, and without both Takt's, which then is powered by nobody", () => {
  expect(head(render({ logo: null }).html)).toContain(">Studio Nord</p>");
  const bare = render({ logo: null, name: null });
  expect(head(bare.html)).toContain(">Takt</p>");
  expect(bare.html + bare.text).not.toContain("Powered by");
});

test.each(LOCALES)(
  "the footer stands above why it comes, and the operator is always named (%s)",
  (locale) => {
    const poweredBy = "Powered by Takt";
    const why = locale === "de" ? "Sie erhalten diese E-Mail" : "You get this e-mail";
    for (const text of Object.values(render({}, locale)).filter((one) => typeof one === "string")) {
      const places = ["Hafenstraße 12\nKiel", why, IMPRINT, poweredBy].map((part) => text.lastIndexOf(part));
      expect(places.every((place) => place > 0)).toBe(true);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
    const quiet = render({ footer: null, poweredBy: false }, locale);
    for (const text of [quiet.html, quiet.text]) {
      expect(text).not.toContain(poweredBy);
      expect(text).toContain(why);
      expect(text).toContain(IMPRINT);
    }
  },
);

test("the button and the line beside a quote have the color of the brand in both themes, else Takt's", () => {
  const { light, dark } = toShades("#7a1f5c");
  const { html } = render({});
  expect(html).toContain(`background:${light.fill};color:${light.onFill}`);
  expect(html).toContain(`border-left:3px solid ${light.text}`);
  expect(html).toContain(
    `.button { background: ${dark.fill} !important; color: ${dark.onFill} !important; }`,
  );
  expect(html).toMatch(new RegExp(`\\.quote \\{[^}]*border-color: ${dark.text} !important`));
  expect(html).not.toContain("#057743");
  const plain = render({ primaryColor: null });
  for (const color of ["background:#057743;color:#f9fdfa", "border-left:3px solid #057743", "#4ccd84"])
    expect(plain.html).toContain(color);
});

test("an email without a brand is as it was", () => {
  const { html, text } = render(null);
  expect(head(html)).toContain(">Takt</p>");
  expect(html).not.toContain("<img");
  expect(html + text).not.toContain("Powered by");
});

test("what a customer has typed becomes neither markup nor a text of ours", () => {
  const { html, text, brand } = render({ name: HOSTILE, footer: HOSTILE });
  expect(html).not.toMatch(/<script|alt="">|\u202e/);
  expect(text).not.toContain("\u202e");
  expect(brand!.name).not.toMatch(/[\r\n\u202e]/);
  expect(html).toContain("{{name}}");
});
