import { PAID_PLAN_IDS, type PaidPlanId } from "@takt/domain/plans/model/plans";
import type Stripe from "stripe";
import { MADE_BY } from "../catalogue/create-catalogue";
import { ask } from "../outcome/ask";
import { isMissing } from "../outcome/to-failure";
import type { SetupStep } from "./setup-step";

/** Names as customers see them on checkout pages and invoices. */
const NAMES: Record<PaidPlanId, string> = {
  professional: "Takt Professional",
  enterprise: "Takt Enterprise",
};

export const toProductId = (plan: PaidPlanId): string => `takt_${plan}`;

/** Sets up a product for each plan that costs something. */
export async function setUpProducts(stripe: Stripe): Promise<SetupStep[]> {
  const steps: SetupStep[] = [];
  for (const plan of PAID_PLAN_IDS) steps.push(await setUpProduct(stripe, plan));
  return steps;
}

async function setUpProduct(stripe: Stripe, plan: PaidPlanId): Promise<SetupStep> {
  const id = toProductId(plan);
  const what = `product ${id}`;
  const name = NAMES[plan];
  const found = await ask(stripe.products.retrieve(id), "product").catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!found) {
    await ask(stripe.products.create({ id, name, metadata: MADE_BY }), "product");
    return { what, result: "created" };
  }
  if (found.name === name && found.active) return { what, result: "already right" };
  await ask(stripe.products.update(id, { name, active: true }), "product");
  return { what, result: "changed" };
}
