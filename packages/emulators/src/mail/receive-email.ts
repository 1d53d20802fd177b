import type { Clock } from "../core/clock";
import type { PlannedFault, createFaultList } from "../core/fault-list";
import type { createHeldCalls } from "../core/held-calls";
import type { createRequestLog } from "../core/request-log";
import type { Mailbox } from "./mailbox";

export type SmtpDeps = {
  mailbox: Mailbox;
  clock: Clock;
  faults: ReturnType<typeof createFaultList>;
  held: ReturnType<typeof createHeldCalls>;
  log: ReturnType<typeof createRequestLog>;
};

type IncomingEmail = { from: string; to: string[]; raw: string; cut: () => void };

/**
 * Receives one email. For the control API it is a call with the method DATA and the recipients as path. Resolves when
 * it is accepted; throws the error for the sender otherwise. The faults mean:
 * answer: that SMTP code · cut: the connection closes · hang: no answer · delay, hold: a late answer. With `commit` the
 * email is stored all the same, and the sender does not know.
 */
export async function receiveEmail(
  { mailbox, clock, faults, held, log }: SmtpDeps,
  email: IncomingEmail,
): Promise<void> {
  const { from, to, raw } = email;
  const call = { method: "DATA", path: to.join(","), body: raw, member: undefined };
  const fault = faults.take(call);
  const body = new TextEncoder().encode(raw);
  const headers = new Headers({ "content-type": "text/plain" });
  const entry = log.add({ ...call, at: clock.now(), headers, body, fault: fault?.id });
  const deliver = () => mailbox.add({ at: clock.now(), from, to, raw });
  if (fault) await applyFault(fault, deliver, email, { clock, held });
  else deliver();
  entry.status = 250;
}

async function applyFault(
  fault: PlannedFault,
  deliver: () => void,
  { to, cut }: IncomingEmail,
  { clock, held }: Pick<SmtpDeps, "clock" | "held">,
): Promise<void> {
  if (fault.commit) deliver();
  switch (fault.kind) {
    case "answer":
      throw new SmtpRefusal(fault.status, typeof fault.body === "string" ? fault.body : "Refused by a fault");
    case "cut":
      cut();
      return never();
    case "hang":
      return never();
    case "delay":
      await new Promise<void>((resolve) => clock.at(clock.now() + fault.ms, resolve));
      break;
    case "hold": {
      const { released } = held.hold({
        fault: fault.id,
        method: "DATA",
        path: to.join(","),
        stage: fault.stage,
        at: clock.now(),
      });
      if ((await released) === "drop") {
        cut();
        return never();
      }
    }
  }
  if (!fault.commit) deliver();
}

/** A promise that never settles, so the sender gets no answer. */
const never = () => new Promise<never>(() => {});

/** The SMTP error that the sender gets instead of "250 OK". */
class SmtpRefusal extends Error {
  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message);
  }
}
