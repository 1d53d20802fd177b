import type { Prisma } from "@takt/db/generated/prisma/client";

/** Unconfirmed declarations with one address that are kept: where no contract fits, and where a customer has it. */
export const MAX_UNCONFIRMED = 5;
const MAX_UNCONFIRMED_OF_CUSTOMER = 200;

/**
 * Deletes the oldest unconfirmed declarations with an address, with their e-mails, so that the table does not grow with
 * what strangers send. An address that a customer has keeps far more: one of them may be the customer's.
 */
export async function replaceUnconfirmed(tx: Prisma.TransactionClient, email: string): Promise<void> {
  await tx.$executeRaw`
    delete from contract_notices where id in (
      select id from contract_notices
      where lower(email) = lower(${email}) and confirmed_at is null and processed_at is null
      order by received_at desc, id desc
      offset case when exists (
        select 1 from users where lower(email) = lower(${email}) and stripe_customer_id is not null)
        then ${MAX_UNCONFIRMED_OF_CUSTOMER}::int else ${MAX_UNCONFIRMED}::int end)`;
}
