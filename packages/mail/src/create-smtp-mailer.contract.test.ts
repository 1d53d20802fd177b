import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Letter } from "@takt/domain/notifications/ports/mailer";
import { createControlClient } from "@takt/emulators/core/control-client";
import { startMail } from "@takt/emulators/mail/emulator";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createSmtpMailer } from "./create-smtp-mailer";

const server = await startMail({ port: 0, smtpPort: 0 });
const control = createControlClient(server.url);
const APP = "https://takt.example.com";
const mailer = createSmtpMailer({ url: server.smtpUrl, from: "Takt <takt@example.com>", appUrl: APP });
/** Gives up soon. */
const hasty = createSmtpMailer({
  url: server.smtpUrl,
  from: "takt@example.com",
  appUrl: APP,
  timeouts: { connect: 300, silence: 300, whole: 600 },
});

type State = {
  mails: {
    from: string;
    to: string[];
    subject: string;
    messageId: string;
    headers: Record<string, string>;
    text: string;
    html: string;
  }[];
};
const mails = async () => (await control.state<State>()).mails;

const letter: Letter = {
  to: "ada@example.com",
  locale: "de",
  id: "018f-1",
  content: {
    kind: "post_failed",
    name: "Ada Löwe",
    postId: "p1",
    excerpt: "Grüße 👋 <b>fett</b>",
    reason: "refused",
    words: null,
  },
};

beforeEach(() => control.reset());
afterAll(() => server.close());

test("a letter arrives whole: text and HTML, its addresses, an id that stays", async () => {
  await mailer.send(letter);
  const [mail] = await mails();
  expect(mail).toMatchObject({
    from: "takt@example.com",
    to: ["ada@example.com"],
    subject: "Ihr Beitrag wurde nicht veröffentlicht: LinkedIn hat den Beitrag abgelehnt",
    messageId: "<018f-1@takt.example.com>",
  });
  expect(mail!.headers).toMatchObject({
    "auto-submitted": "auto-generated",
    "content-language": "de",
    from: "Takt <takt@example.com>",
  });
  expect(mail!.text).toContain("Grüße 👋 <b>fett</b>");
  expect(mail!.text).toContain("https://takt.example.com/de/app/content/edit/p1");
  expect(mail!.html).toContain("Grüße 👋 &lt;b&gt;fett&lt;/b&gt;");
  expect(mail!.html).toContain('href="https://takt.example.com/de/app/content/edit/p1"');
});

test.each([
  "ada@example.com, eve@example.com",
  "ada@example.com\r\nBcc: eve@example.com",
  "Eve <eve@example.com>, ada@example.com",
])("an address is one address: %j reaches nobody else", async (to) => {
  await mailer.send({ ...letter, to }).catch(() => undefined);
  for (const mail of await mails()) {
    expect(mail.to).toHaveLength(1);
    expect(mail.headers).not.toHaveProperty("bcc");
    expect(mail.to).not.toContain("eve@example.com");
  }
});

test("words of others make no header", async () => {
  const content = {
    ...letter.content,
    name: "Ada\r\nBcc: eve@example.com",
    words: "\r\n.\r\nQUIT\r\n",
  } as never;
  await mailer.send({ ...letter, id: "x\r\nBcc: eve@example.com", content });
  const [mail] = await mails();
  expect(mail!.headers).not.toHaveProperty("bcc");
  expect(mail!.to).toEqual(["ada@example.com"]);
  expect(mail!.text).toContain("> . QUIT");
});

test.each([
  { status: 550, body: "5.1.1 No such user" },
  { status: 451, body: "4.7.1 Try again later" },
])(
  "refused with $status: it throws the server's words, nothing is kept, a second try goes through",
  async (fault) => {
    await control.fault({ kind: "answer", ...fault });
    await expect(mailer.send(letter)).rejects.toThrow(fault.body);
    expect(await mails()).toEqual([]);
    await mailer.send(letter);
    expect(await mails()).toHaveLength(1);
  },
);

test("taken without an answer: it throws, and the second try has the same id", async () => {
  await control.fault({ kind: "cut", commit: true });
  await expect(hasty.send(letter)).rejects.toThrow();
  await hasty.send(letter);
  expect((await mails()).map(({ messageId }) => messageId)).toEqual([
    "<018f-1@takt.example.com>",
    "<018f-1@takt.example.com>",
  ]);
});

test("a server that hangs is left", async () => {
  await control.fault({ kind: "hang" });
  await expect(hasty.send(letter)).rejects.toThrow();
  expect(await mails()).toEqual([]);
});

test("no server: it throws, and says no password", async () => {
  const nowhere = createSmtpMailer({
    url: "smtp://takt:hunter2@127.0.0.1:9",
    from: "takt@example.com",
    appUrl: APP,
  });
  const error = await nowhere.send(letter).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  expect(JSON.stringify([String(error), error])).not.toContain("hunter2");
});

test("letters survive a restart of the inbox, and a taken port is named", async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "takt-mail-"));
  const first = await startMail({ port: 0, smtpPort: 0, dataDir });
  await createSmtpMailer({ url: first.smtpUrl, from: "takt@example.com", appUrl: APP }).send(letter);
  await expect(startMail({ port: 0, smtpPort: Number(new URL(first.smtpUrl).port) })).rejects.toThrow(
    "is already in use",
  );
  await first.close();
  const second = await startMail({ port: 0, smtpPort: 0, dataDir });
  const list = await (await fetch(second.url)).text();
  expect(list).toContain("LinkedIn hat den Beitrag abgelehnt");
  const page = await (await fetch(`${second.url}/mails/1`)).text();
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(page).not.toContain("<b>fett");
  await second.close();
  rmSync(dataDir, { recursive: true });
});
