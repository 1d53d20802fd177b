"use client";

import { ToastProvider } from "@takt/ui/toast";
import type { ComponentType } from "react";
import { ButtonStates } from "./button-states";
import { ChoiceStates } from "./choice-states";
import { FieldStates } from "./field-states";
import { MessageStates } from "./message-states";
import { OverlayStates } from "./overlay-states";
import { TimeStates } from "./time-states";

const GROUPS: Record<string, ComponentType> = {
  Buttons: ButtonStates,
  Fields: FieldStates,
  Choices: ChoiceStates,
  Messages: MessageStates,
  Overlays: OverlayStates,
  Time: TimeStates,
};
const THEMES = ["light", "dark"] as const;
const TOAST_LABELS = { region: "Notifications", toast: "Notification", close: "Close" };

/** Every component of packages/ui in every state, in both themes side by side. For development, in English alone. */
export function ComponentsScreen() {
  return (
    <ToastProvider labels={TOAST_LABELS}>
      <main className="grid xl:grid-cols-2">
        <h1 className="sr-only">Components</h1>
        {THEMES.map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            className="grid content-start gap-8 bg-sheet p-6 text-foreground"
          >
            {Object.entries(GROUPS).map(([name, States]) => (
              <section key={name} aria-label={`${name}, ${theme}`} className="grid gap-3">
                <h2 className="text-base/6">{name}</h2>
                <States />
              </section>
            ))}
          </div>
        ))}
      </main>
    </ToastProvider>
  );
}
