"use client";

import { useEffect } from "react";
import { insertNormalized } from "./insert-normalized";

/** Makes what is pasted into any field of the page a text as Takt keeps it, so that the field shows what will be saved. */
export function NormalizePaste() {
  useEffect(() => {
    document.addEventListener("paste", insertNormalized);
    return () => document.removeEventListener("paste", insertNormalized);
  }, []);
  return null;
}
