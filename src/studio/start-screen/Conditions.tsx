import type { ReactNode } from 'react'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { conditionReaders } from '@/src/cms/access/roles'
import { showLocalTime } from '@/src/country/local-time'
import type { Role } from '@/src/governance/roles'
import { listConditions } from '@/src/health/conditions'
import type { Locale } from '@/src/i18n/locales'

const titles = staffTexts.conditions.titles
const since = staffTexts.conditions.since

/**
 * What is wrong with this process or its data, in sentences that say what to do, for the roles that see to it. Nothing for other people,
 * and nothing when nothing is.
 */
export function Conditions({ role, language }: { role: Role; language: Locale }): ReactNode {
  if (!conditionReaders.includes(role)) return null
  const conditions = listConditions()
  if (conditions.length === 0) return null
  return (
    <section aria-label={titles[language]}>
      <h2>{titles[language]}</h2>
      <ul>
        {conditions.map(({ name, kind, text, since: begun }) => (
          <li key={name}>
            {kind === 'fault' ? <strong>{text[language]}</strong> : text[language]}
            {` (${name}, ${since[language]} ${showLocalTime(begun, language)})`}
          </li>
        ))}
      </ul>
    </section>
  )
}
