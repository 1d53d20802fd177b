import { z } from "zod";

/** A text of one line, as legal pages and the foot of e-mails show it. */
export const singleLine = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}]+$/u, "must be one line of text");
