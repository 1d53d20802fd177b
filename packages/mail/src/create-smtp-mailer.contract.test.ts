import { line } from "@takt/domain/shared/line";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import path from "node:path";
import type { Email } from "@takt/domain/outbox/ports/mailer";
import { createControlClient } from "@takt/emulators/core/control-client";
import { startMail } from "@takt/emulators/mail/emulator";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createSmtpMailer } from "./create-smtp-mailer";

const server = await startMail({ port: 0, smtpPort: 0 });
const control = createControlClient(server.url);
const APP = "https://takt.example.com";
const mailer = createSmtpMailer({ url: server.smtpUrl, from: "Takt <takt@example.com>", appUrl: APP });
/** A mailer with short timeouts. */
const impatientMailer = createSmtpMailer({
  url: server.smtpUrl,
  from: "takt@example.com",
  appUrl: APP,
  timeouts: { connectMs: 300, idleMs: 300, totalMs: 600 },
});

type State = {
  emails: {
    from: string;
    to: string[];
    subject: string;
    messageId: string;
    headers: Record<string, string>;
    text: string;
    html: string;
  }[];
};
const emails = async () => (await control.state<State>()).emails;

const email: Email = {
  to: "ada@example.com",
  locale: "de",
  id: "018f-1",
  content: {
    kind: "notification",
    of: "post_failed",
    name: "Ada Löwe",
    subject: line("subject", { title: line("reasons:refused.title") }),
    paragraphs: [line("what", { title: line("reasons:refused.title") })],
    post: { id: "p1", slug: null, excerpt: "Grüße 👋 <b>fett</b>" },
    message: null,
    action: "post",
  },
  brand: null,
};

/** Passes connections on to a port of this machine, and counts them. */
async function countConnections(port: number) {
  const sockets: Socket[] = [];
  const passing = createServer((socket) => {
    sockets.push(socket);
    const onward = connect(port, "127.0.0.1");
    socket.pipe(onward).pipe(socket);
    for (const one of [socket, onward]) one.on("error", () => {});
    socket.on("close", () => onward.destroy());
  });
  await new Promise<void>((resolve) => passing.listen(0, "127.0.0.1", resolve));
  const cut = () =>
    Promise.all(
      sockets
        .filter((socket) => !socket.destroyed)
        .map((socket) => new Promise((resolve) => socket.once("close", resolve).destroy())),
    );
  return {
    url: `smtp://127.0.0.1:${(passing.address() as AddressInfo).port}`,
    count: () => sockets.length,
    cut,
    close: () => void cut().then(() => passing.close()),
  };
}

beforeEach(() => control.reset());
afterAll(() => server.close());

test("an email arrives complete, with text, HTML, addresses and a stable id", async () => {
  await mailer.send(email);
  const [mail] = await emails();
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
])("the recipient %j is treated as one address", async (to) => {
  await mailer.send({ ...email, to }).catch(() => undefined);
  for (const mail of await emails()) {
    expect(mail.to).toHaveLength(1);
    expect(mail.headers).not.toHaveProperty("bcc");
    expect(mail.to).not.toContain("eve@example.com");
  }
});

test("foreign text cannot inject a header", async () => {
  const content = {
    ...email.content,
    name: "Ada\r\nBcc: eve@example.com",
    message: "\r\n.\r\nQUIT\r\n",
  } as never;
  await mailer.send({ ...email, id: "x\r\nBcc: eve@example.com", content });
  const [mail] = await emails();
  expect(mail!.headers).not.toHaveProperty("bcc");
  expect(mail!.to).toEqual(["ada@example.com"]);
  expect(mail!.text).toContain("> . QUIT");
});

test.each([
  { status: 550, body: "5.1.1 No such user" },
  { status: 451, body: "4.7.1 Try again later" },
])("a refusal with $status throws the server's message, and a second try succeeds", async (fault) => {
  await control.fault({ kind: "answer", ...fault });
  await expect(mailer.send(email)).rejects.toThrow(fault.body);
  expect(await emails()).toEqual([]);
  await mailer.send(email);
  expect(await emails()).toHaveLength(1);
});

test("an email without an answer throws, and its second try has the same id", async () => {
  await control.fault({ kind: "cut", commit: true });
  await expect(impatientMailer.send(email)).rejects.toThrow();
  await impatientMailer.send(email);
  expect((await emails()).map(({ messageId }) => messageId)).toEqual([
    "<018f-1@takt.example.com>",
    "<018f-1@takt.example.com>",
  ]);
});

test("emails that follow each other share one connection, also after a refusal", async () => {
  const proxy = await countConnections(Number(new URL(server.smtpUrl).port));
  const shared = createSmtpMailer({ url: proxy.url, from: "takt@example.com", appUrl: APP });
  for (const n of [1, 2, 3, 4, 5]) await shared.send({ ...email, id: `shared-${n}` });
  await control.fault({ kind: "answer", status: 550, body: "5.1.1 No such user" });
  await expect(shared.send({ ...email, id: "shared-6" })).rejects.toThrow("No such user");
  await shared.send({ ...email, id: "shared-7" });
  expect(await emails()).toHaveLength(6);
  expect(proxy.count()).toBeLessThanOrEqual(2);
  proxy.close();
});

test("a connection that was left while nothing was sent is replaced", async () => {
  const proxy = await countConnections(Number(new URL(server.smtpUrl).port));
  const shared = createSmtpMailer({ url: proxy.url, from: "takt@example.com", appUrl: APP });
  await shared.send({ ...email, id: "left-1" });
  await proxy.cut();
  await shared.send({ ...email, id: "left-2" });
  expect(await emails()).toHaveLength(2);
  expect(proxy.count()).toBe(2);
  proxy.close();
});

test("a hanging server times out", async () => {
  await control.fault({ kind: "hang" });
  await expect(impatientMailer.send(email)).rejects.toThrow();
  expect(await emails()).toEqual([]);
});

test("an unreachable server throws an error without the password", async () => {
  const nowhere = createSmtpMailer({
    url: "smtp://takt:hunter2@127.0.0.1:9",
    from: "takt@example.com",
    appUrl: APP,
  });
  const error = await nowhere.send(email).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  expect(JSON.stringify([String(error), error])).not.toContain("hunter2");
});

test("the inbox keeps its emails over a restart, and names a port in use", async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "takt-mail-"));
  const first = await startMail({ port: 0, smtpPort: 0, dataDir });
  await createSmtpMailer({ url: first.smtpUrl, from: "takt@example.com", appUrl: APP }).send(email);
  await expect(startMail({ port: 0, smtpPort: Number(new URL(first.smtpUrl).port) })).rejects.toThrow(
    "is already in use",
  );
  await first.close();
  const second = await startMail({ port: 0, smtpPort: 0, dataDir });
  const list = await (await fetch(second.url)).text();
  expect(list).toContain("LinkedIn hat den Beitrag abgelehnt");
  const page = await (await fetch(`${second.url}/emails/1`)).text();
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(page).not.toContain("<b>fett");
  await second.close();
  rmSync(dataDir, { recursive: true });
});
