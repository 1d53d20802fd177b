import { setTimeout as sleep } from "node:timers/promises";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import type { Flood, FloodContext } from "./flood";
import { repeat } from "./repeat";

/** The sweep that finds the failed post comes within a minute. */
const MAX_WAIT_MS = 3 * 60_000;

/**
 * Strangers declare cancellations under ever new addresses, four at once, until a member was told by e-mail that a post
 * failed: says how long that e-mail took from when it was queued to when it arrived.
 */
export const publicForms: Flood = {
  name: "public forms of strangers",
  async run(context, signal) {
    const failure = measureFailureEmail(context);
    const untilBoth = new AbortController();
    void Promise.allSettled([failure, aborted(signal)]).then(() => untilBoth.abort());
    const hidden = await readHidden(context);
    let next = 0;
    const outcome = await repeat(untilBoth.signal, 4, () =>
      declare(context, hidden, next++, untilBoth.signal),
    );
    return `${outcome}; "your post failed" arrived ${await failure} ms after it was queued`;
  },
};

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));

async function declare(
  { stack }: FloodContext,
  hidden: readonly [string, string][],
  number: number,
  signal: AbortSignal,
): Promise<string> {
  const words = "Win a prize at https://evil.example";
  const form = new FormData();
  for (const [name, value] of hidden) form.set(name, value);
  form.set("kind", "cancellation");
  form.set("email", `one@n${number}.example`);
  for (const name of ["name", "contract"]) form.set(name, words);
  // With a length, which fetch sends of no FormData.
  const encoded = new Response(form);
  const response = await fetch(`${stack.webUrl}/contracts/cancel`, {
    method: "POST",
    headers: { "content-type": encoded.headers.get("content-type")!, origin: stack.webUrl },
    body: await encoded.arrayBuffer(),
    signal,
  });
  await response.arrayBuffer();
  return String(response.status);
}

/** Reads the hidden fields of the form, which a browser without scripts sends along. */
async function readHidden({ stack }: FloodContext): Promise<[string, string][]> {
  const page = await fetch(`${stack.webUrl}/contracts/cancel`);
  const inputs = (await page.text()).matchAll(/<input type="hidden" name="([^"]*)"(?: value="([^"]*)")?/g);
  return [...inputs].map(([, name, value = ""]) => [name!, value.replaceAll("&quot;", '"')]);
}

async function measureFailureEmail({ stack, db }: FloodContext): Promise<number> {
  const email = `failed-${crypto.randomUUID()}@example.com`;
  const user = await createUser(db, { email });
  await createPost(db, user, { status: "failed", reason: "refused" });
  const until = Date.now() + MAX_WAIT_MS;
  while (Date.now() < until) {
    const { emails } = await stack.mail.state<{ emails: { to: string[] }[] }>();
    if (emails.some(({ to }) => to.includes(email))) {
      const queued = await db.outboxEmail.findFirstOrThrow({ where: { userId: user.id } });
      return Date.now() - queued.createdAt.getTime();
    }
    await sleep(100);
  }
  throw new Error("The e-mail about a failed post did not arrive");
}
