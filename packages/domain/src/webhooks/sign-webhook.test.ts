import { expect, test } from "vitest";
import { signWebhook } from "./sign-webhook";

// Published with the reference implementations of Standard Webhooks.
const VECTORS = [
  {
    secret: "whsec_plJ3nmyCDGBKInavdOK15jsl",
    message: {
      id: "msg_loFOjxBNrRLzqYUf",
      timestamp: 1_731_705_121,
      body: '{"event_type":"ping","data":{"success":true}}',
    },
    signature: "v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=",
  },
  {
    secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
    message: {
      id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
      timestamp: 1_614_265_330,
      body: '{"test": 2432232314}',
    },
    signature: "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  },
];

test.each(VECTORS)("the message $message.id is signed as published", ({ secret, message, signature }) => {
  expect(signWebhook(message, [secret])).toBe(signature);
});

test("with two secrets there are two signatures, with a space between them", () => {
  const [first, second] = VECTORS;
  const both = signWebhook(first!.message, [first!.secret, second!.secret]);
  expect(both).toBe(`${first!.signature} ${signWebhook(first!.message, [second!.secret])}`);
});

test.each([{ id: "msg_other" }, { timestamp: 1_731_705_122 }, { body: "{}" }])(
  "a message with another %o has another signature",
  (change) => {
    const { secret, message, signature } = VECTORS[0]!;
    expect(signWebhook({ ...message, ...change }, [secret])).not.toBe(signature);
  },
);
