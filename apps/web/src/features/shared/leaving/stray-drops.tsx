"use client";

import { useEffect } from "react";
import { ignoreStrayDrops } from "./ignore-stray-drops";

/** Makes a file that is dropped beside a drop zone do nothing, on every page around which it is rendered. */
export function StrayDrops() {
  useEffect(ignoreStrayDrops, []);
  return null;
}
