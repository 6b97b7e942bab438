import type { ReactNode } from 'react'
import { conditionReaders } from '@/src/cms/access/roles'
import { showInLuanda } from '@/src/country/luanda-time'
import type { Role } from '@/src/governance/roles'
import { listConditions } from '@/src/health/conditions'
import type { Locale } from '@/src/i18n/locales'

const titles = { pt: 'A resolver por quem cuida da máquina', en: 'To be mended by whoever runs the machine' } as const
const since = { pt: 'desde', en: 'since' } as const

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
            {` (${name}, ${since[language]} ${showInLuanda(begun, language)})`}
          </li>
        ))}
      </ul>
    </section>
  )
}
