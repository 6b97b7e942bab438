import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { toIntakeHref } from '@/src/links/intake-href'
import type { Directory } from '@/src/sealed/directory'
import { showReceiptCode } from '@/src/sealed/receipt-code'
import type { DraftFile, DraftKey } from '../draft'
import { type Html, html } from '../html'
import type { Trace } from '../traces/trace'
import { toCodeInput, toFileInputs, toHidden, toTextArea, toTick } from './form-parts'
import { toPage } from './frame'

/** What a page of a form needs besides its words: the language, and the ticket that its address carries. */
export type PageOf = { locale: Locale; ticket: string }

/** The page that a report is written on. @param shown what was sent, when it is shown again with what is wrong. */
export function toReportPage(
  { locale, ticket }: PageOf,
  directory: Directory,
  shown: { fields: URLSearchParams; mistakes: readonly string[] } = { fields: new URLSearchParams(), mistakes: [] },
): string {
  const all = messagesByLocale[locale].sealedReports
  const texts = all.report
  const { fields } = shown
  const tick = (name: string, value: string, label: string) =>
    toTick({ name, value, label, isTicked: fields.getAll(name).includes(value) })
  const promises = Object.values(all.promises).map((promise) => html`<li>${promise}</li>`)
  const body = html`<p class="lead">${texts.lead}</p>${toMistakes(locale, shown.mistakes)}
<form method="post" enctype="multipart/form-data" action="${toIntakeHref(locale, 'report')}?t=${ticket}">
${toTextArea({ name: 'text', label: texts.text, hint: texts.textHint, value: fields.get('text') ?? '' })}
<fieldset><legend class="label">${texts.excludedLegend}</legend><p class="hint">${texts.excludedHint}</p>
${tick('supervised', 'yes', texts.supervised)}
${directory.areas.map(({ tag, name }) => tick('area', tag, `${texts.areas}: ${name[locale] ?? tag}`))}
${directory.readers.map(({ id, name }) => tick('reader', id, `${texts.people}: ${name}`))}</fieldset>
${toFileInputs({ name: 'files', label: texts.files, hint: texts.filesHint })}
<p><button class="button">${texts.submit}</button></p></form>
<h2>${texts.promisesTitle}</h2><ul>${promises}</ul>
<p><a href="${toIntakeHref(locale, 'return')}">${texts.returning}</a></p>`
  return toPage({ locale, heading: all.title, body })
}

/** A file with what it says of its author, null when that could not be read. */
export type LookedAt = { file: DraftFile; traces: readonly Trace[] | null }

/** The page between uploading and sending: what the files say of their author, and what becomes of each. */
export function toLookPage({ locale, ticket }: PageOf, looked: readonly LookedAt[], key: DraftKey): string {
  const texts = messagesByLocale[locale].sealedReports.look
  const body = html`<p class="lead">${texts.lead}</p>
<form method="post" action="${toIntakeHref(locale, 'send')}?t=${ticket}">${toHidden('draft', key.id)}${toHidden('key', key.identity)}
${looked.map((one, index) => toLookedFile(locale, one, index))}
<p><button class="button">${texts.submit}</button></p></form>`
  return toPage({ locale, heading: texts.title, body })
}

function toLookedFile(locale: Locale, { file, traces }: LookedAt, index: number): Html {
  const texts = messagesByLocale[locale].sealedReports.look
  const found =
    traces === null
      ? html`<p>${texts.unreadable}</p>`
      : traces.length === 0
        ? html`<p>${texts.nothing}</p>`
        : html`<ul>${traces.map(({ kind, value }) => html`<li>${texts.traces[kind]}: ${value}</li>`)}</ul>`
  const choices = file.stripped ? (['stripped', 'asIs', 'drop'] as const) : (['asIs', 'drop'] as const)
  const isTold = traces !== null && traces.length > 0
  const isCopy = file.stripped !== null && !file.type.startsWith('image/')
  const toLabel = (choice: (typeof choices)[number]) =>
    choice === 'stripped' && isCopy ? texts.strippedCopy : texts[choice]
  return html`<fieldset><legend class="label">${file.name}</legend>${found}${isTold && !file.stripped ? html`<p>${texts.cannot}</p>` : null}${isCopy ? html`<p>${texts.copyNote}</p>` : null}${choices.map(
    (choice, place) =>
      html`<label class="choice"><input type="radio" name="file-${index}" value="${choice}"${place === 0 ? html` checked` : null}><span>${toLabel(choice)}</span></label>`,
  )}</fieldset>`
}

/** The page that shows the code, once. */
export function toReceiptPage({ locale, ticket }: PageOf, code: string): string {
  const texts = messagesByLocale[locale].sealedReports.receipt
  const body = html`<p class="lead">${texts.lead}</p><p class="code" id="receipt-code">${showReceiptCode(code)}</p><p>${texts.warn}</p>
<form method="post" action="${toIntakeHref(locale, 'confirm')}?t=${ticket}">${toCodeInput({ name: 'code', label: texts.again })}
<p><button class="button">${texts.submit}</button></p></form>`
  return toPage({ locale, heading: texts.title, body })
}

/** What is wrong, above a form that is shown again. */
export function toMistakes(locale: Locale, mistakes: readonly string[]): Html | null {
  if (mistakes.length === 0) return null
  const texts = messagesByLocale[locale].sealedReports.errors
  return html`<div class="summary" role="alert"><strong>${texts.summary}</strong><ul>${mistakes.map((mistake) => html`<li>${mistake}</li>`)}</ul></div>`
}
