"use client";

import type { AppRouter } from "@takt/api/root";
import { QueryClientProvider } from "@tanstack/react-query";
import { createTRPCReact } from "@trpc/react-query";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { useState, type ReactNode } from "react";
import { sessionLink } from "./session-link";
import { makeQueryClient } from "./query-client";
import { createSendLink } from "./send-link";

/** The api in client components: `trpc.posts.list.useQuery({ status: "draft" })`. */
export const trpc = createTRPCReact<AppRouter>();

export type RouterInputs = inferRouterInputs<AppRouter>;
export type RouterOutputs = inferRouterOutputs<AppRouter>;

let browserQueryClient: ReturnType<typeof makeQueryClient> | undefined;

type Props = { /** Null without a profile. */ userId: string | null; children: ReactNode };

/** Provides tRPC below the signed-in layout only; public pages do without its 30 kB. A document belongs to one user. */
export function TrpcProvider({ userId, children }: Props) {
  const queryClient = getQueryClient();
  const [client] = useState(() => trpc.createClient({ links: [sessionLink, createSendLink(userId)] }));
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}

/** Returns one client per request on the server, and one for the lifetime of the page in the browser. */
function getQueryClient() {
  if (typeof window === "undefined") return makeQueryClient();
  return (browserQueryClient ??= makeQueryClient());
}
