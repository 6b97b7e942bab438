import { fileKinds } from '@/src/forms/definition/file-kinds'
import { type Html, html } from '../html'
import { mostFiles } from '../read-parts'

/** Every ending that a file may have. */
const accepted = Object.values(fileKinds)
  .flatMap(({ extensions }) => [...extensions])
  .join()

type Field = { name: string; label: string; hint?: string; value?: string }

/** A long text. */
export function toTextArea({ name, label, hint, value = '' }: Field): Html {
  const described = hint === undefined ? null : html` aria-describedby="${name}-hint"`
  return html`<div class="field"><label class="label" for="${name}">${label}</label>${toHint(name, hint)}<textarea class="control" id="${name}" name="${name}" rows="10" maxlength="100000"${described}>${value}</textarea></div>`
}

/** Where files are chosen. */
export function toFileInputs({ name, label, hint }: Field): Html {
  return html`<div class="field"><label class="label" for="${name}">${label}</label>${toHint(name, hint)}<input class="control" type="file" id="${name}" name="${name}" multiple accept="${accepted}" data-most="${mostFiles}"${hint === undefined ? null : html` aria-describedby="${name}-hint"`}></div>`
}

/** Where a code is typed. Nothing that is typed here is remembered by the browser. */
export function toCodeInput({ name, label, hint }: Field): Html {
  return html`<div class="field"><label class="label" for="${name}">${label}</label>${toHint(name, hint)}<input class="control" id="${name}" name="${name}" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="60" required${hint === undefined ? null : html` aria-describedby="${name}-hint"`}></div>`
}

/** A box to tick. */
export function toTick({
  name,
  label,
  value = 'yes',
  isTicked = false,
}: Omit<Field, 'hint'> & { isTicked?: boolean }): Html {
  return html`<label class="choice"><input type="checkbox" name="${name}" value="${value}"${isTicked ? html` checked` : null}><span>${label}</span></label>`
}

/** What is carried along. */
export function toHidden(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}">`
}

function toHint(name: string, hint: string | undefined): Html | null {
  return hint === undefined ? null : html`<p class="hint" id="${name}-hint">${hint}</p>`
}
