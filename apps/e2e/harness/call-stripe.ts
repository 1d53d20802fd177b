/** Calls the emulated Stripe's API as an outsider would, such as its Dashboard. With a form it is a POST. */
export async function callStripe<T = { id: string }>(
  stripeUrl: string,
  path: string,
  form?: Record<string, string>,
): Promise<T> {
  const response = await fetch(new URL(`/v1/${path}`, stripeUrl), {
    method: form ? "POST" : "GET",
    headers: { authorization: "Bearer sk_test_local" },
    ...(form && { body: new URLSearchParams(form) }),
  });
  const answer = (await response.json()) as T;
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}

/** Buys what a price sells for a customer, who gets a card for it. Returns the subscription's id. */
export async function buyAtStripe(
  stripeUrl: string,
  {
    lookupKey,
    customerId,
    metadata = {},
  }: { lookupKey: string; customerId: string; metadata?: Record<string, string> },
): Promise<string> {
  const prices = await callStripe<{ data: { id: string }[] }>(stripeUrl, `prices?lookup_keys[]=${lookupKey}`);
  const card = await callStripe(stripeUrl, "payment_methods/pm_card_visa/attach", { customer: customerId });
  const { id } = await callStripe(stripeUrl, "subscriptions", {
    customer: customerId,
    default_payment_method: card.id,
    "items[0][price]": prices.data[0]!.id,
    ...Object.fromEntries(Object.entries(metadata).map(([key, value]) => [`metadata[${key}]`, value])),
  });
  return id;
}
