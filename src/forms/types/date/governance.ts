import { addDays } from '@/src/country/calendar'
import type { DateLimit } from '../../definition/date-limit'
import type { FieldGovernance } from '../field-governance'
import { isBirthday } from '../personal-names'
import type { Requirement } from '../requirement'
import type { DateQuestion } from './definition'

export const dateGovernance: FieldGovernance<DateQuestion> = {
  operators: ['before', 'after', 'ageAtLeast', 'ageAtMost'],
  isPossible,
  limits: {
    // What is measured from the day of the answer moves with it.
    areCrossed: ({ earliest, latest }) =>
      earliest !== null && latest !== null && earliest !== 'today' && latest !== 'today' && earliest > latest,
    part: 'latest',
  },
  isPersonal: (question) => question.minimumAge !== null || isBirthday(question),
}

/** Days of the calendar are compared with each other, and what moves with today by the age of who was born then. */
function isPossible({ earliest, latest, minimumAge }: DateQuestion, demanded: Requirement): boolean {
  const { after, before, ageAtLeast, ageAtMost } = demanded
  const first = [toDays(earliest), after === '' ? [] : addDays(after, 1)].flat()
  const last = [toDays(latest), before === '~' ? [] : addDays(before, -1)].flat()
  const least = Math.max(ageAtLeast, minimumAge ?? -Infinity, latest === 'today' ? 0 : -Infinity)
  const most = Math.min(ageAtMost, earliest === 'today' ? 0 : Infinity)
  return least <= most && first.every((from) => last.every((to) => from <= to))
}

function toDays(limit: DateLimit | null): string[] {
  return limit === null || limit === 'today' ? [] : [limit]
}
