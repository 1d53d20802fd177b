import type { AddressInfo, Socket } from "node:net";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import type { Control } from "../../core/control-routes";
import { listen } from "../../core/start-emulator";
import type { Backend } from "../backend";
import type { FaultTarget } from "../../core/apply-fault";

const MAX_EMAIL_BYTES = 10 * 1024 * 1024;

type RunningSmtp = { url: string; port: number; close(): Promise<void> };

/** Starts a mail server without authentication on this machine only. Port 0 takes a free port. */
export async function listenSmtp(
  backend: Backend,
  control: Control,
  { port, host = "127.0.0.1" }: { port: number; host?: string },
) {
  const sockets = new Map<string, Socket>();
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    size: MAX_EMAIL_BYTES,
    closeTimeout: 100,
    onData(stream, session, done) {
      void receive(stream, session).then((answer) => reply(answer, done), done);
    },
  });
  server.server.on("connection", (socket: Socket) => {
    const name = nameOf(socket.remoteAddress, socket.remotePort);
    sockets.set(name, socket);
    socket.once("close", () => sockets.delete(name));
  });
  // A sender that disconnects is not an error.
  server.on("error", () => {});

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession) {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const socket = sockets.get(nameOf(session.remoteAddress, session.remotePort));
    return receiveEmail(backend, control, {
      from: session.envelope.mailFrom ? session.envelope.mailFrom.address : "",
      to: session.envelope.rcptTo.map(({ address }) => address),
      raw: Buffer.concat(chunks).toString("latin1"),
      cut: () => socket?.destroy(),
      senderLeft: () =>
        new Promise((resolve) => {
          if (!socket || socket.destroyed) resolve();
          else socket.once("close", () => resolve());
        }),
    });
  }

  await listen(server.server, port, host);
  const taken = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://${host}:${taken}`,
    port: taken,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets.values()) socket.destroy();
        server.close(() => resolve());
      }),
  } satisfies RunningSmtp;
}

/** Sends the answer; without one the sender waits in vain. */
function reply(answer: SmtpAnswer | null, done: (error?: Error) => void): void {
  if (answer === null) return;
  const { code, message } = answer;
  if (code === 250) done();
  else done(Object.assign(new Error(message), { responseCode: code }));
}

const nameOf = (address: string | undefined, port: number | undefined) => `${address}:${port}`;

type IncomingEmail = {
  from: string;
  to: string[];
  raw: string;
  /** Closes the sender's connection. */
  cut: () => void;
  /** Resolves when the sender has disconnected. */
  senderLeft: () => Promise<void>;
};

type SmtpAnswer = { code: number; message: string };

/**
 * Receives one email and returns the answer, or null when the connection has been closed without one. For the control
 * API it is a call with the method DATA and the recipients as path. Of the faults, `answer` is an SMTP code (with the
 * body as its message); with `commit` the email is stored all the same, and the sender does not know.
 */
async function receiveEmail(
  backend: Backend,
  control: Control,
  { from, to, raw, cut, senderLeft }: IncomingEmail,
): Promise<SmtpAnswer | null> {
  let answer: SmtpAnswer | null = null;
  const target: FaultTarget = {
    method: "DATA",
    path: to.join(","),
    run() {
      backend.addEmail({ from, to, raw });
      answer = { code: 250, message: "OK" };
    },
    answer({ status, body }) {
      answer = { code: status, message: typeof body === "string" ? body : "Refused by a fault" };
    },
    cut() {
      cut();
      answer = null;
    },
    callerLeft: senderLeft,
  };
  const { method, path } = target;
  const { fault, entry } = control.receive({
    method,
    path,
    member: undefined,
    headers: new Headers({ "content-type": "text/plain" }),
    body: new TextEncoder().encode(raw),
    text: raw,
  });
  if (fault) await control.applyFault(fault, target);
  else await target.run();
  entry.status = answer === null ? null : (answer as SmtpAnswer).code;
  return answer;
}
