import type { PayloadRequest } from 'payload'
import { inStaffLanguages, staffLanguages } from '@/messages/staff/languages'
import { judgePatterns } from '@/src/forms/governance/pattern-channel'
import { reviewForm } from '@/src/forms/governance/review-form'
import type { Verdict } from '@/src/governance/gate/verdict'
import { proposalNameOf } from '@/src/governance/proposal'
import type { Locale } from '@/src/i18n/locales'
import { findRoutesDropped } from '@/src/inbox/inboxes/judge-plan'
import type { Looked } from '../looks/look-store'
import { type FormState, readFormState, toHashOrNull } from './form-state'
import { listFormChanges } from './list-form-changes'

/** What the next version of a form changes, as somebody looks at it. */
export function toFormLooked({ form, definition, published }: FormState, language: Locale): Looked {
  return {
    name: proposalNameOf({ collection: 'forms', id: form.id }),
    hash: `${toHashOrNull(definition)} ${published.length}`,
    changes: listFormChanges({ before: published.at(-1) ?? null, after: definition, language }),
  }
}

/** What stands in the way of publishing a form, as the check of the review room says it. */
export async function checkForm(req: PayloadRequest, id: number): Promise<Verdict> {
  const { definition, form, published } = await readFormState(req.payload, id)
  const check = await judgePatterns(definition)
  const said = inStaffLanguages((locale) => reviewForm(definition, { published, locale, check }).problems)
  return {
    findings: [
      ...said[staffLanguages[0]].map(({ key, text }, position) => ({
        severity: 'error' as const,
        kind: 'form' as const,
        path: key ?? '',
        ...inStaffLanguages((language) => said[language][position]?.text ?? text),
      })),
      ...(await findRoutesDropped(req.payload, form, definition)),
    ],
  }
}

/** As the endpoints ask for it. */
export async function readFormLooked({ payload }: PayloadRequest, id: number, language: Locale): Promise<Looked> {
  return toFormLooked(await readFormState(payload, id), language)
}
