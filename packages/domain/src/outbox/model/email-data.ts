import { z } from "zod";

/** Data of an email that no row keeps, as it was when the email was queued; amounts in cents. */
export const EMAIL_DATA = {
  order_confirmed: z.object({ moneyBackDays: z.int().min(0) }),
  subscription_ended: z.object({ endedAt: z.iso.datetime() }),
  ownership_offered: z.object({ workspaceId: z.uuid() }),
  refund_issued: z.object({
    amountCents: z.int().positive(),
    currency: z.string(),
    why: z.enum(["duplicate", "rest"]),
  }),
};

/** The data of a kind of email. */
export type EmailData<K extends keyof typeof EMAIL_DATA> = z.infer<(typeof EMAIL_DATA)[K]>;
