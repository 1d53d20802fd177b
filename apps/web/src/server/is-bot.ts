import { userAgent } from "next/server";

/** Tells whether a request comes from a search engine or a link preview, by what it says of itself. */
export function isBot(sent: Pick<Headers, "get">): boolean {
  const agent = sent.get("user-agent");
  return agent !== null && userAgent({ headers: new Headers({ "user-agent": agent }) }).isBot;
}
