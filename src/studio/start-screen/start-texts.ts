import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { showLocalTime } from '@/src/country/local-time'
import type { Locale } from '@/src/i18n/locales'
import { workflowTexts } from '../workflow/workflow-texts'
import type { StartItem } from './read-start'

/** The headings of the start screen, by language. */
export const startTitles = staffTexts.start.startTitles

const releaseWords = staffTexts.start.releaseWords
const by = staffTexts.start.by

/** What stands behind the title of an item: what was asked for, how far it is, by whom, when, and why it could not be done. */
export function describeStartItem(item: StartItem, language: Locale): string {
  const { kinds, states } = workflowTexts(language)
  const release = releaseWords[language]
  return [
    ...(item.kind === 'release' ? [release.kind, release[item.state]] : [kinds[item.kind], states[item.state]]),
    ...(item.person ? [`${by[language]} ${item.person}`] : []),
    showLocalTime(item.at, language),
    ...(item.failure ? [item.failure] : []),
  ].join(', ')
}
