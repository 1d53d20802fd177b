import type { EmailBrand } from "@takt/domain/outbox/ports/email-brand";
import type { Email } from "@takt/domain/outbox/ports/mailer";
import { createControlClient } from "@takt/emulators/core/control-client";
import { startMail } from "@takt/emulators/mail/emulator";
import addressparser from "nodemailer/lib/addressparser";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createSmtpMailer } from "./create-smtp-mailer";

const server = await startMail({ port: 0, smtpPort: 0 });
const control = createControlClient(server.url);
const APP = "https://takt.example.com";
const FROM = "Takt GmbH <takt@example.com>";
const create = (from: string) => createSmtpMailer({ url: server.smtpUrl, from, appUrl: APP });

type Received = {
  from: string;
  to: string[];
  headers: Record<string, string>;
  html: string;
  attachments: { id: string; mimeType: string; fileName: string; base64: string }[];
};
const emails = async () => (await control.state<{ emails: Received[] }>()).emails;

const LOGO = Buffer.from("the bytes of a logo");
const BRAND: EmailBrand = {
  name: "Studio Nord",
  logo: { bytes: LOGO, mimeType: "image/png" },
  primaryColor: "#7a1f5c",
  senderName: "Studio Nord",
  footer: null,
  poweredBy: true,
};
const email = (brand: Partial<EmailBrand> | null): Email => ({
  to: "ada@example.com",
  locale: "en",
  id: "018f-1",
  content: {
    kind: "ownership_offered",
    name: "Ada",
    workspace: "Studio Nord",
    slug: "studio-nord",
    offeredBy: "Grace",
    expires: new Date("2026-12-02T10:30:00Z"),
  },
  brand: brand && { ...BRAND, ...brand },
});

async function receive(brand: Partial<EmailBrand> | null, from = FROM): Promise<Received> {
  await create(from).send(email(brand));
  return (await emails())[0]!;
}

beforeEach(() => control.reset());
afterAll(() => server.close());

test("an email of a team comes under its name from our address, with its logo inside", async () => {
  const mail = await receive({});
  expect(mail.from).toBe("takt@example.com");
  expect(mail.headers.from).toBe("Studio Nord <takt@example.com>");
  expect(mail.headers["content-type"]).toMatch(/^multipart\/alternative/);
  const [logo, ...others] = mail.attachments;
  expect(others).toEqual([]);
  expect(logo).toMatchObject({
    mimeType: "image/png",
    fileName: "logo.png",
    base64: LOGO.toString("base64"),
  });
  expect(mail.html).toContain(`src="cid:${logo!.id}"`);
  expect(logo!.id).toMatch(/^[\da-f]{32}@takt\.example\.com$/);
  // The inbox shows it in place.
  expect(await (await fetch(`${server.url}/emails/1`)).text()).toContain(
    `data:image/png;base64,${LOGO.toString("base64")}`,
  );
});

test.each([null, { senderName: null, logo: null }])(
  "with the brand %j an email comes from the configured sender, with nothing attached",
  async (brand) => {
    const mail = await receive(brand);
    expect(mail.headers.from).toBe(FROM);
    expect(mail.attachments).toEqual([]);
  },
);

test.each(["takt@example.com", "Takt <takt@example.com>", "Takt, Berlin <takt@example.com>"])(
  "the configured sender %j keeps its address under another name",
  async (from) => {
    const mail = await receive({}, from);
    expect([mail.from, mail.headers.from]).toEqual(["takt@example.com", "Studio Nord <takt@example.com>"]);
  },
);

test.each([
  "Eve\r\nBcc: eve@example.com",
  'Eve" <eve@example.com>, "Ada',
  "eve@example.com>, <ada@example.com",
  "Eve\u2028Bcc: eve@example.com\u202e\u2066",
  "=?utf-8?q?Eve_=3Ceve=40example.com=3E?=",
])("the sender's name %j stays a name", async (senderName) => {
  const mail = await receive({ senderName });
  expect(mail.from).toBe("takt@example.com");
  expect(mail.to).toEqual(["ada@example.com"]);
  expect(mail.headers).not.toHaveProperty("bcc");
  const senders = addressparser(mail.headers.from!, { flatten: true });
  expect(senders).toMatchObject([
    { name: expect.stringMatching(/./) as string, address: "takt@example.com" },
  ]);
});
