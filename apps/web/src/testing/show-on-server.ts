import type { ReactNode } from "react";
import { prerender } from "react-dom/static";

/** Puts what the server sends for a component, whose parts may be asynchronous, on the test's page, without scripts. */
export async function showOnServer(element: ReactNode): Promise<void> {
  const { prelude } = await prerender(element);
  document.body.innerHTML = await new Response(prelude).text();
}
