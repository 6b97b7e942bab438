import type { ReactNode } from 'react'
import type { Role } from '@/src/governance/roles'
import { useBuilder } from '../builder-context'
import styles from '../form-builder.module.css'
import { reviewTexts } from '../texts/review-texts'
import { ProposalState } from './ProposalState'
import { toPossibleSteps } from './possible-steps'
import { Remarks } from './Remarks'
import { ReviewFindings } from './ReviewFindings'
import { ReviewSteps } from './ReviewSteps'
import type { KnownStanding } from './use-form-standing'
import { VersionList } from './VersionList'

type ReviewPanelProps = {
  formId: number | null
  known: KnownStanding
  role: Role
  userId: number
  hasUnsavedChanges: boolean
}

/** Where a form stands: what hinders it, what changes, where it is used, who proposed it, and what was published before. */
export function ReviewPanel({ formId, known, role, userId, hasUnsavedChanges }: ReviewPanelProps): ReactNode {
  const { say } = useBuilder()
  if (formId === null || known.kind === 'new') return <p>{say(reviewTexts.saveFirst)}</p>
  if (known.kind === 'loading') return <p role="status">{say(reviewTexts.loading)}</p>
  if (known.kind === 'failed') {
    return (
      <div role="alert">
        <p>{say(reviewTexts.failed)}</p>
        <button type="button" className={styles['button']} onClick={known.reload}>
          {say(reviewTexts.again)}
        </button>
      </div>
    )
  }
  const { standing, reload } = known
  return (
    <div className={styles['review']}>
      {hasUnsavedChanges ? <p role="note">{say(reviewTexts.unsaved)}</p> : null}
      <ReviewFindings review={standing.review} />
      <ProposalState proposal={standing.proposal} userId={userId} />
      <Remarks comments={standing.review.comments} />
      <ReviewSteps
        formId={formId}
        steps={toPossibleSteps(standing, { role, userId, hasUnsavedChanges })}
        onTaken={reload}
      />
      <VersionList versions={standing.versions} userId={userId} />
    </div>
  )
}
