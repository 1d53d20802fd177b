import { type LookupFunction, connect } from "node:net";
import { callbackify } from "node:util";
import { buildConnector } from "undici";
import type { Guard } from "./create-guard";
import { PageRefused } from "./page-refused";
import { lookup } from "node:dns/promises";

/**
 * Creates undici's connector for one reading. A name is resolved once, here, and the connection goes to the checked
 * address, so nothing can change between check and use (DNS rebinding). A name with one private address is refused
 * as a whole. The address the socket is connected to is checked again before TLS begins. Fails with the reason of
 * `signal`, an Error, or after `timeout` ms.
 */
export function connectChecked(settings: {
  guard: Guard;
  resolve: Resolve;
  timeout: number;
  signal: AbortSignal;
}): buildConnector.connector {
  const { guard, timeout, signal } = settings;
  // No TLS session is cached: readings are independent. The timer below is the only timeout.
  const secure = buildConnector({ timeout: 0, maxCachedSessions: 0, keepAlive: false });

  return (options, done) => {
    const tls = options.protocol === "https:";
    const socket = connect({
      host: options.hostname,
      port: Number(options.port) || (tls ? 443 : 80),
      lookup: lookupChecked(settings),
      // The next address is tried when one does not answer; Node's default of 250 ms is too short for distant
      // hosts.
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: 1_500,
    });
    let over = false;
    const finish: buildConnector.Callback = (...result) => {
      if (over) return;
      over = true;
      clearTimeout(late);
      signal.removeEventListener("abort", stop);
      if (result[0]) socket.destroy();
      done(...result);
    };
    const stop = () => finish(signal.reason as Error, null);
    const late = setTimeout(() => finish(new PageRefused("unreachable", "connect timeout"), null), timeout);
    signal.addEventListener("abort", stop);

    socket.on("error", (error) => finish(error, null));
    socket.once("connect", () => {
      const { remoteAddress: address = "", remotePort: port = 0 } = socket;
      if (!guard.allowsLocal(address, port) && !guard.allowsAddress(address))
        finish(new PageRefused("unreachable", "address"), null);
      else if (tls) secure({ ...options, httpSocket: socket }, finish);
      else finish(null, socket);
    });
  };
}

function lookupChecked({ guard, resolve }: { guard: Guard; resolve: Resolve }): LookupFunction {
  const lookup = callbackify(async (host: string) => {
    const addresses = await resolve(host);
    if (addresses.length === 0) throw new PageRefused("unreachable", "no address");
    if (!addresses.every(({ address }) => guard.allowsAddress(address)))
      throw new PageRefused("unreachable", "address");
    return addresses;
  });
  return (host, options, done) =>
    lookup(host, (error: NodeJS.ErrnoException | null, addresses) => {
      if (error) done(error, []);
      else if (options.all) done(null, addresses);
      else done(null, addresses[0]!.address, addresses[0]!.family);
    });
}

type Address = { address: string; family: number };
export type Resolve = (host: string) => Promise<Address[]>;

/** Returns all addresses of a host from the system's resolver. */
export const resolve: Resolve = (host) => lookup(host, { all: true, verbatim: true });
