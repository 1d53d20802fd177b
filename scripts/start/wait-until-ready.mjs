import { setTimeout as sleep } from "node:timers/promises";
import { checkReady } from "./check-ready.mjs";
import { PlainError } from "./plain-error.mjs";

/**
 * Polls an address until it answers 200.
 * @param {{ name: string, readyUrl: string, log: string, failed: Promise<unknown> }} part
 * @param {{ signal: AbortSignal, timeoutMs?: number }} options
 * @throws {PlainError} with the last answer
 */
export async function waitUntilReady({ name, readyUrl, log, failed }, { signal, timeoutMs = 180_000 }) {
  const end = Date.now() + timeoutMs;
  let last = "no answer yet";
  while (Date.now() < end) {
    signal.throwIfAborted();
    const answer = await Promise.race([checkReady(readyUrl), failed]);
    if (answer === "ready") return;
    last = String(answer);
    await Promise.race([sleep(150, undefined, { signal }), failed]);
  }
  throw new PlainError(
    `${name} is not ready after ${timeoutMs / 1000} s: ${readyUrl}: ${last}\nIts log: ${log}`,
  );
}
