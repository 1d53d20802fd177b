import { connect } from "node:net";

type Options = { from?: string; to?: string; subject?: string; text?: string; signal?: AbortSignal };

/**
 * Sends an email over SMTP and resolves with the code that answers it. Rejects when the connection ends before that, or
 * when `signal` aborts.
 */
export function sendEmail(smtpUrl: string, options: Options = {}): Promise<number> {
  const { from = "takt@example.com", to = "ada@example.com", subject = "Hello", text = "Text" } = options;
  const { hostname, port } = new URL(smtpUrl);
  const commands = [
    "EHLO localhost",
    `MAIL FROM:<${from}>`,
    `RCPT TO:<${to}>`,
    "DATA",
    `From: ${from}\r\nTo: ${to}\r\nSubject: ${subject}\r\n\r\n${text}\r\n.`,
  ];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    options.signal?.addEventListener("abort", () => socket.destroy(new Error("aborted")), { once: true });
    let received = "";
    socket.on("data", (chunk) => {
      received += chunk.toString();
      // The last line of a reply has a space after its code.
      const code = /^(\d{3}) .*\r\n$/m.exec(received)?.[1];
      if (code === undefined) return;
      received = "";
      const command = commands.shift();
      if (command !== undefined) return void socket.write(`${command}\r\n`);
      resolve(Number(code));
      socket.destroy();
    });
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("the connection ended without an answer")));
  });
}
