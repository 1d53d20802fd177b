"use client";

import type { AppRouter } from "@takt/api/root";
import { QueryClientProvider } from "@tanstack/react-query";
import { createTRPCReact } from "@trpc/react-query";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { useState, type ReactNode } from "react";
import { noteSession } from "./note-session";
import { makeQueryClient } from "./query-client";
import { sendLink } from "./send-link";

/** The api in client components: `trpc.posts.list.useQuery({ status: "draft" })`. */
export const trpc = createTRPCReact<AppRouter>();

export type RouterInputs = inferRouterInputs<AppRouter>;
export type RouterOutputs = inferRouterOutputs<AppRouter>;

let browserQueryClient: ReturnType<typeof makeQueryClient> | undefined;

/** Only under the signed-in layout: public pages do without its 30 kB. */
export function TrpcProvider({ children }: { children: ReactNode }) {
  const queryClient = getQueryClient();
  const [client] = useState(() => trpc.createClient({ links: [noteSession, sendLink] }));
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}

/** On the server one per request; in the browser one for ever, also when React starts a render anew. */
function getQueryClient() {
  if (typeof window === "undefined") return makeQueryClient();
  return (browserQueryClient ??= makeQueryClient());
}
