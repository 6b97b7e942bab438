import { createHash } from 'node:crypto'
import { showInLuanda } from '@/src/country/luanda-time'
import { historyPolicy } from '@/src/http/policy'
import type { HistoryEntry } from '@/src/publishing/history/history-entry'
import type { PastAnswer } from '@/src/publishing/history/read-history'

type HistoryView = {
  language: 'en' | 'pt'
  address: string
  /** The moment asked for, as it was entered: a time in Luanda. */
  at: string
  past: PastAnswer | null
  entries: readonly HistoryEntry[]
}

const words = {
  pt: {
    title: 'O que um endereço mostrava',
    address: 'Endereço',
    at: 'Momento (hora de Luanda)',
    show: 'Mostrar',
    none: 'Nada se sabe deste endereço nesse momento.',
    from: 'Mostrado desde',
    until: 'até',
    now: 'agora',
    verified: 'Verificado: o conteúdo tem o resumo que foi anotado',
    broken: 'NÃO VERIFICADO: o conteúdo ou a anotação foi alterada',
    empty: 'Sem página. Resposta',
    all: 'Tudo o que este endereço respondeu',
    page: 'A página como era',
  },
  en: {
    title: 'What an address showed',
    address: 'Address',
    at: 'Moment (time in Luanda)',
    show: 'Show',
    none: 'Nothing is known of this address at that moment.',
    from: 'Shown from',
    until: 'until',
    now: 'now',
    verified: 'Verified: the content has the hash that was noted',
    broken: 'NOT VERIFIED: the content or the note was changed',
    empty: 'No page. Answer',
    all: 'Everything this address answered',
    page: 'The page as it was',
  },
} as const

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
      `<li><a href="${query(entry.at)}">${showInLuanda(entry.at, language)}</a> ${entry.status} <code>${entry.hash.slice(0, 12)}</code></li>`,
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
  const span = `<p>${text.from} ${showInLuanda(entry.at, language)} ${text.until} ${until ? showInLuanda(until, language) : text.now}.</p>`
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
