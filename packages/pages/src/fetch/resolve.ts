import { lookup } from "node:dns/promises";

export type Address = { address: string; family: number };
export type Resolve = (host: string) => Promise<Address[]>;

/** Returns all addresses of a host from the system's resolver. */
export const resolve: Resolve = (host) => lookup(host, { all: true, verbatim: true });
