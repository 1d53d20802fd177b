"use client";

import { useEffect } from "react";
import { registerServiceWorker } from "../register-service-worker";

/** Registers the service worker once the page runs. */
export function RegisterServiceWorker() {
  useEffect(registerServiceWorker, []);
  return null;
}
