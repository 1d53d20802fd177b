"use client";

import { findTextProblem, TEXT_CHECK, type TextCheck } from "@takt/domain/provenance/model/text-check";
import type { Messages } from "@takt/i18n/namespaces";
import { useState } from "react";
import { fillText } from "../shared/light-form/fill-text";
import { LightForm } from "../shared/light-form/light-form";
import { LightTextField } from "../shared/light-form/light-text-field";
import { SendButton } from "../shared/light-form/send-button";
import { SendFailure } from "../shared/light-form/send-failure";
import { useSend } from "../shared/light-form/use-send";
import { CheckResult } from "./check-result";
import { isTextCheck } from "./is-text-check";

type Props = { texts: Messages["text-check"] };

/** The form that checks whether a text was written here. The text stays in the page alone. */
export function CheckForm({ texts }: Props) {
  const [text, setText] = useState("");
  const [tried, setTried] = useState(false);
  const { sending, error, receipt, send, reset } = useSend<TextCheck>("/api/text-check", isTextCheck);
  const problem = findTextProblem(text);

  const submit = () => {
    setTried(true);
    if (problem) return "text";
    void send({ text });
    return null;
  };

  return (
    <>
      <LightForm submit={submit} sending={sending} sendingText={texts.sending} className="gap-5">
        <LightTextField
          name="text"
          label={texts.text.label}
          hint={fillText(texts.text.hint, { min: TEXT_CHECK.minWords })}
          problem={
            tried && problem ? fillText(texts.text[problem], { max: TEXT_CHECK.maxLength }) : undefined
          }
          value={text}
          onChange={(typed) => {
            setText(typed);
            reset();
          }}
          multiline
        />
        {error && <SendFailure error={error} texts={texts.errors} />}
        <SendButton type="submit" text={texts.submit} sendingText={texts.sending} sending={sending} />
      </LightForm>
      <div role="status">{receipt && !sending && <CheckResult check={receipt} texts={texts.result} />}</div>
    </>
  );
}
