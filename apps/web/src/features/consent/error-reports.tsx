"use client";

import {
  BROWSER_ERROR_LIMITS,
  type BrowserErrorInput,
} from "@takt/domain/privacy/model/browser-error-limits";
import { useEffect } from "react";

/** A page that fails in a loop reports no more than this. */
const MAX_REPORTS = 5;

/** Reports errors of the page to this server. Rendered after consent alone. */
export function ErrorReports() {
  useEffect(() => {
    let reports = 0;
    const report = (error: unknown) => {
      if (reports++ >= MAX_REPORTS) return;
      const json = JSON.stringify(describe(error));
      navigator.sendBeacon("/api/browser-errors", new Blob([json], { type: "application/json" }));
    };
    const onError = (event: ErrorEvent) => report(event.error ?? event.message);
    const onRejection = (event: PromiseRejectionEvent) => report(event.reason);
    window.addEventListener("error", onError);
    window.addEventListener("unhandledrejection", onRejection);
    return () => {
      window.removeEventListener("error", onError);
      window.removeEventListener("unhandledrejection", onRejection);
    };
  }, []);
  return null;
}

function describe(error: unknown): BrowserErrorInput {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: "" };
  return {
    message: message.slice(0, BROWSER_ERROR_LIMITS.message),
    stack: (stack ?? "").slice(0, BROWSER_ERROR_LIMITS.stack),
    path: window.location.pathname.slice(0, BROWSER_ERROR_LIMITS.path),
  };
}
