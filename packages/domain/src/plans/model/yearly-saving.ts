import type { Plan } from "./plans";

/** What paying by the year saves, in per cent to one decimal place; 0 when it saves nothing. */
export function yearlySaving({ price: { monthly, yearly } }: Pick<Plan, "price">): number {
  const twelve = 12 * monthly;
  if (twelve === 0) return 0;
  return Math.max(0, Math.round((1 - yearly / twelve) * 1000) / 10);
}
