import { createControlClient } from "../../core/control-client";
import type { ContractSubject } from "../../core/testing/contract-subject";
import { startMail } from "../emulator";
import { sendEmail } from "./send-email";

/** An email over SMTP. */
export const mail: ContractSubject = {
  name: "mail",
  call: { method: "DATA", path: "^ada@example.com$" },
  ok: 250,
  setting: null,
  async start() {
    const { url, smtpUrl, close } = await startMail({ port: 0, smtpPort: 0 });
    const control = createControlClient(url);
    return {
      url,
      control,
      close,
      send: (signal) => sendEmail(smtpUrl, { to: "ada@example.com", signal }),
      count: async () => (await control.state<{ count: number }>()).count,
    };
  },
};
