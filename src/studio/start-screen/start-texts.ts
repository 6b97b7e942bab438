import { showInLuanda } from '@/src/country/luanda-time'
import type { Locale } from '@/src/i18n/locales'
import { workflowTexts } from '../workflow/workflow-texts'
import type { StartItem } from './read-start'

/** The headings of the start screen, by language. */
export const startTitles = {
  pt: {
    waiting: 'À sua espera',
    overdue: 'Em atraso',
    own: 'Os seus pedidos',
    live: 'Publicado há pouco',
    duties: 'Por tratar',
    searches: 'Procurado e não encontrado',
  },
  en: {
    waiting: 'Waiting for you',
    overdue: 'Overdue',
    own: 'Your requests',
    live: 'Went live',
    duties: 'To be settled',
    searches: 'Looked for and not found',
  },
} as const

const releaseWords = {
  pt: { kind: 'Lançamento', planned: 'planeado', running: 'em curso', done: 'publicado', failed: 'falhou, nada mudou' },
  en: { kind: 'Release', planned: 'planned', running: 'running', done: 'live', failed: 'failed, nothing changed' },
} as const
const by = { pt: 'por', en: 'by' } as const

/** What stands behind the title of an item: what was asked for, how far it is, by whom, when, and why it could not be done. */
export function describeStartItem(item: StartItem, language: Locale): string {
  const { kinds, states } = workflowTexts(language)
  const release = releaseWords[language]
  return [
    ...(item.kind === 'release' ? [release.kind, release[item.state]] : [kinds[item.kind], states[item.state]]),
    ...(item.person ? [`${by[language]} ${item.person}`] : []),
    showInLuanda(item.at, language),
    ...(item.failure ? [item.failure] : []),
  ].join(', ')
}
