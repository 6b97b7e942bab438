import type { ReactNode } from 'react'
import { toEntryName } from '@/src/forms/governance/entry-name'
import { useBuilder } from '../builder-context'
import type { FormDraft } from '../draft/form-draft'
import styles from '../form-builder.module.css'
import { builderTexts } from '../texts/builder-texts'
import type { DraftProblem } from './draft-problem'

type ProblemSummaryProps = { draft: FormDraft; onGo: (problem: DraftProblem) => void }

/** Everything that is wrong with a form, each with the way to the control where it can be mended. */
export function ProblemSummary({ draft, onGo }: ProblemSummaryProps): ReactNode {
  const { say, problems } = useBuilder()
  if (problems.length === 0) return <p className={styles['hint']}>{say(builderTexts.noProblems)}</p>
  return (
    <details className={styles['details']}>
      <summary>
        {say(builderTexts.problems)} ({problems.length})
      </summary>
      <ProblemGroup title={say(builderTexts.beforeSaving)} blocks="saving" {...{ draft, onGo }} />
      <ProblemGroup title={say(builderTexts.beforePublishing)} blocks="publishing" {...{ draft, onGo }} />
    </details>
  )
}

type ProblemGroupProps = ProblemSummaryProps & { title: string; blocks: DraftProblem['blocks'] }

function ProblemGroup({ title, blocks, draft, onGo }: ProblemGroupProps): ReactNode {
  const { problems, language } = useBuilder()
  const found = problems.filter((problem) => problem.blocks === blocks)
  if (found.length === 0) return null
  return (
    <>
      <p>
        <strong>{title}</strong>
      </p>
      <ul className={styles['problems']} role="list">
        {found.map((problem) => {
          const row = draft.entries.find(({ id }) => id === problem.id)
          const isNamed = blocks === 'publishing' || !row
          return (
            <li key={`${problem.id} ${problem.part} ${problem.text}`} data-blocks={blocks}>
              <button type="button" className={styles['link']} onClick={() => onGo(problem)}>
                {isNamed ? problem.text : `${toEntryName(row.entry, language)}: ${problem.text}`}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
