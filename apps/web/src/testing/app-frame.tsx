import { ToastProvider } from "@takt/ui/toast";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure } from "@testing-library/react";
import { observable } from "@trpc/server/observable";
import { TRPCClientError, type Operation } from "@trpc/client";
import type { Resource } from "i18next";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { PathParamsContext, PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { useState, type ContextType, type ReactNode } from "react";
import { afterEach } from "vitest";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import { makeQueryClient } from "~/trpc/query-client";
import { trpc } from "~/trpc/react";

/** As long as `expect.poll` (tooling/vitest/tiers.ts): how long something takes says nothing about a component. */
const ASYNC_TIMEOUT_MS = 60_000;
const TOAST_LABELS = { region: "Notifications", toast: "Notification", close: "Close" };

type Call = Pick<Operation, "path" | "input">;
/** The server's answer to a call, or a promise of it that the test settles. */
export type FakeServer = (call: Call) => unknown;

/** Call it once in a test file that renders in the frame: each test starts with an empty page. */
export function setUpFrame(): void {
  configure({ asyncUtilTimeout: ASYNC_TIMEOUT_MS });
  afterEach(cleanup);
}

/** The frame of every component of the signed-in app: texts, toasts, the API's client and the router. */
export function appFrame({ texts, server }: { texts: Resource[string]; server: FakeServer }) {
  return function AppFrame({ children }: { children: ReactNode }) {
    const [queryClient] = useState(makeQueryClient);
    const [client] = useState(() =>
      trpc.createClient({
        links: [
          () =>
            ({ op }) =>
              send(server, op),
        ],
      }),
    );
    return (
      <AppRouterContext value={ROUTER}>
        <PathParamsContext value={{ locale: "en" }}>
          <PathnameContext value="/app">
            <MessagesProvider locale="en" resources={{ en: texts }}>
              <trpc.Provider client={client} queryClient={queryClient}>
                <QueryClientProvider client={queryClient}>
                  <ToastProvider labels={TOAST_LABELS}>{children}</ToastProvider>
                </QueryClientProvider>
              </trpc.Provider>
            </MessagesProvider>
          </PathnameContext>
        </PathParamsContext>
      </AppRouterContext>
    );
  };
}

const ROUTER = { push() {}, replace() {}, refresh() {} } as unknown as NonNullable<
  ContextType<typeof AppRouterContext>
>;

const send = (server: FakeServer, { path, input }: Operation) =>
  observable<never, never>((observer) => {
    Promise.resolve()
      .then(() => server({ path, input }))
      .then(
        (data) => {
          observer.next({ result: { data } } as never);
          observer.complete();
        },
        (error: Error) => observer.error(TRPCClientError.from(error) as never),
      );
  });

/** A refusal by the domain, as the client throws it. */
export const refusal = (code: string) =>
  new TRPCClientError("refused", {
    result: { error: { code: 0, message: "refused", data: { domain: { code, data: {} } } } } as never,
  });

/** The toasts on the page, each as its tone, its title and its description. */
export const shownToasts = () =>
  [...document.querySelectorAll("[data-toasts] > li")].map((toast) => [
    toast.querySelector(".lucide-circle-alert") ? "error" : "success",
    ...[...toast.querySelector(".grid")!.children].map(({ textContent }) => textContent.trim()),
  ]);
