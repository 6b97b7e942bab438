import staffTexts from '@/messages/staff/server.json' with { type: 'json' }
import { endCondition, holdCondition } from '@/src/health/conditions'
import { fillText } from '@/src/i18n/staff-text'
import { type HeardSite, isSilent } from './heard-sites'

const name = 'silent-site'

/** Says which sites are missed, or that none is any more. */
export function judgeSilence(sites: readonly HeardSite[], now: number, since?: number): void {
  const silent = sites.filter((site) => isSilent(site, now, since))
  if (silent.length === 0) {
    endCondition(name)
    return
  }
  const text = fillText(staffTexts.silentSites, { names: silent.map((site) => site.name).join(', ') })
  holdCondition({ name, kind: 'fault', text })
}
