/** The text that a user writes on the waitlist, and the id of the post that is created of it. */
export type WaitlistDraft = { id: string; content: string };

/**
 * Reads a draft that a browser has stored, as a schema of zod does. It is not one: every page of the app looks for a draft,
 * and zod would be a tenth of its scripts.
 */
export const waitlistDraft = {
  safeParse(value: unknown): { success: true; data: WaitlistDraft } | { success: false } {
    const { id, content } = (value ?? {}) as Partial<Record<keyof WaitlistDraft, unknown>>;
    if (typeof id !== "string" || typeof content !== "string") return { success: false };
    return { success: true, data: { id, content } };
  },
};
