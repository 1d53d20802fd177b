import { expect, test } from "vitest";
import { toReceiptSteps } from "./just-out";

const [due, sent, answered] = [0, 112, 640].map((ms) => new Date(Date.UTC(2026, 10, 26, 8, 0, 0, ms)));
const attempt = { kind: "create", sentAt: sent!, answeredAt: answered! } as const;

test("a receipt is due, sent once and confirmed", () => {
  expect(toReceiptSteps({ scheduledAt: due! }, [attempt])).toEqual([
    { key: "due", at: due },
    { key: "sent", at: sent },
    { key: "confirmed", at: answered },
  ]);
});

test("a post that LinkedIn was asked about again says so, and one without an answer is not confirmed", () => {
  const again = { kind: "resend", sentAt: answered!, answeredAt: null } as const;
  expect(toReceiptSteps({ scheduledAt: null }, [again, attempt])).toEqual([{ key: "resent", at: answered }]);
});

test("a post that was published elsewhere has no receipt", () => {
  expect(toReceiptSteps({ scheduledAt: due! }, [])).toEqual([]);
});
