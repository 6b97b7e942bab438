'use client'

import { type ReactNode, useId } from 'react'
import {
  type Finding,
  type FindingKind,
  findingKinds,
  type WarningReasons as Reasons,
} from '@/src/governance/gate/verdict'
import { isReason } from '@/src/governance/reason'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import type { WorkflowTexts } from './workflow-texts'

type WarningReasonsProps = {
  warnings: readonly Finding[]
  reasons: Reasons
  texts: WorkflowTexts
  language: string
  onChange: (reasons: Reasons) => void
}

/** Asks why the warnings may stand: by kind, or once for all. */
export function WarningReasons({ warnings, reasons, texts, language, onChange }: WarningReasonsProps): ReactNode {
  const id = useId()
  const kinds = kindsOf(warnings)
  if (kinds.length === 0) return null
  const asked = kinds.length === 1 ? kinds : (['all', ...kinds] as const)
  return (
    <fieldset data-reasons>
      <legend>{texts.warningReasons}</legend>
      {asked.map((kind) => (
        <div key={kind}>
          <label htmlFor={`${id}-${kind}`}>
            {kind === 'all' ? texts.allWarnings : findingKinds[kind][toStaffLanguage(language)]}
          </label>
          <input
            id={`${id}-${kind}`}
            value={reasons[kind] ?? ''}
            onChange={({ target }) => onChange({ ...reasons, [kind]: target.value })}
          />
        </div>
      ))}
    </fieldset>
  )
}

/** Whether every kind of warning has a reason. */
export function hasReasons(warnings: readonly Finding[], reasons: Reasons): boolean {
  return kindsOf(warnings).every((kind) => isReason(reasons[kind]) || isReason(reasons.all))
}

/** The reasons that say something. */
export function saidReasons(reasons: Reasons): Reasons {
  return Object.fromEntries(Object.entries(reasons).filter(([, reason]) => isReason(reason)))
}

function kindsOf(warnings: readonly Finding[]): FindingKind[] {
  return [...new Set(warnings.map(({ kind }) => kind))]
}
