import { lookup } from "node:dns/promises";

export type Address = { address: string; family: number };
export type Resolve = (host: string) => Promise<Address[]>;

/** All addresses of a host, as the system finds them. */
export const resolve: Resolve = (host) => lookup(host, { all: true, verbatim: true });
