import { createHash } from 'node:crypto'
import type { StaffLanguage } from '@/messages/staff/languages'
import staffTexts from '@/messages/staff/server.json' with { type: 'json' }
import { showLocalTime } from '@/src/country/local-time'
import { historyPolicy } from '@/src/http/policy'
import type { HistoryEntry } from '@/src/publishing/history/history-entry'
import type { PastAnswer } from '@/src/publishing/history/read-history'

type HistoryView = {
  language: StaffLanguage
  address: string
  /** The moment asked for, as it was entered: a time in Luanda. */
  at: string
  past: PastAnswer | null
  entries: readonly HistoryEntry[]
}

const words = staffTexts.historyPage.words

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;margin:1.5rem;color:#222;background:#fff}form{display:flex;gap:1rem;flex-wrap:wrap;align-items:end}label{display:grid}input,button{font:inherit;padding:.4rem}iframe{width:100%;height:75vh;border:1px solid #555}code{overflow-wrap:anywhere}.broken{background:#a00;color:#fff;padding:.5rem}'

/** The policy of the view. */
export const historyViewPolicy = historyPolicy(createHash('sha256').update(style).digest('base64'))

/** The view in which staff ask what an address showed. Works without script. */
export function toHistoryPage({ language, address, at, past, entries }: HistoryView): string {
  const text = words[language]
  const query = (moment: string) => escapeHtml(`/history?${new URLSearchParams({ address, at: moment, language })}`)
  const lines = entries.map(
    (entry) =>
      `<li><a href="${query(entry.at)}">${showLocalTime(entry.at, language)}</a> ${entry.status} <code>${entry.hash.slice(0, 12)}</code></li>`,
  )
  const form = `<form><input type="hidden" name="language" value="${language}"><label>${text.address}<input name="address" required pattern="/.*" value="${escapeHtml(address)}"></label><label>${text.at}<input name="at" type="datetime-local" step="1" value="${escapeHtml(at.endsWith('Z') ? '' : at)}"></label><button>${text.show}</button></form>`
  const all = lines.length > 0 ? `<h2>${text.all}</h2><ul>${lines.join('')}</ul>` : ''
  const result = address === '' ? '' : past ? toResult(past, { address, at, language }) : `<p>${text.none}</p>`
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text.title}</title><style>${style}</style><h1>${text.title}</h1>${form}${result}${all}</html>`
}

function toResult(
  { entry, until, body, isVerified }: PastAnswer,
  { address, at, language }: Pick<HistoryView, 'address' | 'at' | 'language'>,
): string {
  const text = words[language]
  const span = `<p>${text.from} ${showLocalTime(entry.at, language)} ${text.until} ${until ? showLocalTime(until, language) : text.now}.</p>`
  const verdict = isVerified
    ? `<p>${text.verified}: <code>${entry.hash}</code></p>`
    : `<p class="broken" role="alert">${text.broken}.</p>`
  if (!body) return `${span}${verdict}<p>${text.empty}: ${entry.status} ${escapeHtml(entry.location ?? '')}</p>`
  const source = escapeHtml(`/history?${new URLSearchParams({ address, at, only: 'page' })}`)
  return `${span}${verdict}<iframe title="${text.page}" sandbox src="${source}"></iframe>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
