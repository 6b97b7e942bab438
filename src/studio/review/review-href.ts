import { type ProposalSubject, proposalNameOf } from '@/src/governance/proposal'

/** Where a request is looked at and decided; without one, what waits. */
export function reviewHref(id: number | null): string {
  return id === null ? '/admin/review' : `/admin/review/${id}`
}

/** Where a subject is edited. @param subject as requests name it: `pages/12`, `globals/footer` */
export function subjectHref(subject: string): string {
  return subject.startsWith('globals/') ? `/admin/${subject}` : `/admin/collections/${subject}`
}

/** Where a proposal is looked at and decided. */
export function proposalHref(proposal: ProposalSubject): string {
  return `/admin/review/${proposalNameOf(proposal)}`
}
