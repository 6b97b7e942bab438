import { APIError, type PayloadRequest } from 'payload'
import staffTexts from '@/messages/staff/cms/workflow.json' with { type: 'json' }
import { adminText } from '@/src/fields/admin-text'
import {
  type Acceptance,
  type Finding,
  findingKinds,
  type Verdict,
  type WarningReasons,
} from '@/src/governance/gate/verdict'
import { personOf } from '../../access/person'

/**
 * Lets the warnings of a verdict stand, each kind with a reason.
 *
 * @param reasons by kind, or one for all.
 * @param earlier the verdict that somebody else gave reasons for already: only what is new needs one.
 * @returns the verdict with the reasons and whose they are.
 * @throws APIError 409 that names every warning without a reason, in the asker's language.
 */
export function acceptWarnings(
  req: PayloadRequest,
  verdict: Verdict,
  reasons: WarningReasons,
  earlier: Verdict | null = null,
): Verdict {
  const { id: by, name: byName } = personOf(req)
  const open = verdict.findings.filter((finding) => finding.severity === 'warning' && !isAccepted(finding, earlier))
  const kinds = [...new Set(open.map(({ kind }) => kind))]
  const without = open.filter(({ kind }) => (reasons[kind] ?? reasons.all) === undefined)
  if (without.length > 0) throw refuse(req, without)
  const accepted = kinds.flatMap((kind): Acceptance[] => {
    const reason = reasons[kind] ?? reasons.all
    return reason === undefined ? [] : [{ kind, reason, by, byName }]
  })
  return { ...verdict, accepted: [...(earlier?.accepted ?? []), ...accepted] }
}

/** A reason was given for what was there then; the same kind in another place is something new. */
function isAccepted({ kind, path }: Finding, earlier: Verdict | null): boolean {
  const wasThere = earlier?.findings.some((known) => known.kind === kind && known.path === path) ?? false
  return wasThere && (earlier?.accepted?.some((acceptance) => acceptance.kind === kind) ?? false)
}

function refuse(req: PayloadRequest, findings: readonly Finding[]): APIError {
  const sentence = adminText(req, staffTexts.acceptWarnings.refuse.sentence)
  const said = findings.map((finding) => {
    const place = finding.path === '' ? '' : `, ${finding.path}`
    return `${adminText(req, findingKinds[finding.kind])}${place}: ${adminText(req, finding)}`
  })
  return new APIError(`${sentence}. ${said.join(' ')}`, 409, { findings }, true)
}
