import { html } from "hono/html";
import { select, table, type Html } from "../../core/page-layout";
import type { WaitingFault } from "../../core/fault";
import type { Backend } from "../backend";
import { FAULT_CALLS, FAULT_PRESETS } from "../control/fault-presets";
import { settingFields, type SettingField } from "../control/settings-form";
import { fullName } from "../model/entities";
import { layout } from "./layout";

/** The control panel: the clock, faults that wait for calls, and all settings. */
export function controlPage(backend: Backend, faults: WaitingFault[]): Html {
  return layout({
    title: "Emulated LinkedIn: control panel",
    wide: true,
    body: html`<h1>Control panel</h1>
      <section class="sheet">
        <h2>Clock</h2>
        <p>${new Date(backend.clock.now()).toISOString().slice(0, 19).replace("T", " ")} UTC</p>
        <form class="fields" method="post" action="/_emulator/panel/clock">
          <label>Hours <input type="number" name="hours" value="24" min="0" step="any" required /></label>
          <button>Move the clock on</button>
        </form>
      </section>
      ${faultSection(backend, faults)} ${settingsSection(backend)}`,
  });
}

function faultSection({ store }: Backend, faults: WaitingFault[]) {
  const members = [...store.members.values()]
    .slice(0, 100)
    .map((member) => [member.sub, fullName(member)] as const);
  return html`<section class="sheet">
    <h2>Faults</h2>
    ${faults.length === 0 ? html`<p class="soft">No fault waits for a call.</p>` : faultTable(faults)}
    <form class="fields" method="post" action="/_emulator/panel/faults">
      <label>What happens ${select("preset", labelled(FAULT_PRESETS))}</label>
      <label>To which calls ${select("calls", labelled(FAULT_CALLS))}</label>
      <label>Of whom ${select("member", [["", "Any member"], ...members])}</label>
      <label>How often <input type="number" name="times" value="1" min="1" required /></label>
      <button class="main">Add fault</button>
    </form>
    <form method="post" action="/_emulator/panel/clear-faults"><button>Clear all faults</button></form>
  </section>`;
}

const labelled = (choices: Record<string, { label: string }>) =>
  Object.entries(choices).map(([value, { label }]) => [value, label] as const);

function faultTable(faults: WaitingFault[]) {
  const rows = faults.map(
    (fault) =>
      html`<tr>
        <td>
          ${fault.kind === "answer" ? `Answer ${fault.status}` : fault.kind}${fault.commit ? ", done before" : ""}
        </td>
        <td>
          <code>${fault.match.method ?? ""} ${fault.match.path ?? "any"} ${fault.match.member ?? ""}</code>
        </td>
        <td>${fault.left}</td>
      </tr>`,
  );
  return table(["Fault", "Calls", "Left"], rows);
}

function settingsSection({ settings }: Backend) {
  return html`<section class="sheet">
    <h2>Settings</h2>
    <p class="soft">
      Where LinkedIn is uncertain it can be switched to either answer; docs/linkedin-api.md explains each
      switch.
    </p>
    <form method="post" action="/_emulator/panel/settings">
      <div class="settings">${settingFields(settings.get()).map(settingInput)}</div>
      <p class="buttons"><button class="main">Save settings</button></p>
    </form>
    <form method="post" action="/_emulator/panel/reset">
      <button>Reset everything: members, posts, settings, faults</button>
    </form>
  </section>`;
}

function settingInput(field: SettingField) {
  if (field.kind !== "choice")
    return html`<label
      >${field.name}
      <input type="${field.kind}" name="${field.name}" value="${field.value}" step="any" />
    </label>`;
  const options = field.options.map((option) => [option, option] as const);
  return html`<label>${field.name} ${select(field.name, options, field.value)}</label>`;
}
