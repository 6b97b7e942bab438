import MiniSearch, { type SearchOptions } from 'minisearch'
import type { Locale } from '@/src/i18n/locales'
import { meaningfulWords, splitWords } from '@/src/search/normalise-word'
import { openUntil } from './opening-hours/is-open'
import type { Place } from './place'
import type { PlaceKind } from './place-choices'
import type { PlaceRequest } from './place-request'

/** What people call a place of each kind, besides its name. */
const kindWords: Readonly<Record<PlaceKind, string>> = {
  branch: 'balcão balcões agência agências dependência sucursal branch branches',
  cashPoint: 'caixa caixas automático multicaixa atm cash point machine',
  corporateCentre: 'centro empresas corporate centre center companies business',
}

const fields = ['name', 'locality', 'province', 'address', 'kind'] as const
const weights = { name: 3, locality: 4, province: 2, address: 1, kind: 0.5 } as const

export type Situation = { locale: Locale /** Milliseconds since 1970. */; moment: number }

/**
 * The places that somebody looks for: those that fit every filter, of them those that the words tell of, the best first. Without
 * words in the order in which they came.
 *
 * Words are compared without accents and as beginnings. Only when nothing has them all are small slips forgiven, and only
 * then is one of the words enough.
 */
export function findPlaces(places: readonly Place[], request: PlaceRequest, situation: Situation): Place[] {
  // The words first: a place that a filter leaves out still says that they were spelt rightly.
  const named = request.words === '' ? [...places] : searchIn(places, request.words, situation.locale)
  return named.filter((place) => fits(place, request, situation))
}

function fits(place: Place, { kind, service, isOpenNow, isStepFree }: PlaceRequest, { moment }: Situation): boolean {
  if (kind !== null && place.kind !== kind) return false
  if (service !== null && !place.services.includes(service)) return false
  if (isStepFree && !place.access.includes('stepFree')) return false
  return !isOpenNow || openUntil(place.hours, moment) !== null
}

function searchIn(places: readonly Place[], question: string, locale: Locale): Place[] {
  const index = new MiniSearch({ fields: [...fields], tokenize: splitWords })
  index.addAll(
    places.map(({ id, name, locality, province, address, kind }) => ({
      id,
      name,
      locality: locality.join(' '),
      province: province ?? '',
      address: address ?? '',
      kind: kindWords[kind],
    })),
  )
  const words = meaningfulWords(question, locale).join(' ')
  const exact: SearchOptions = { boost: weights, prefix: true, combineWith: 'AND' }
  const forgiving: SearchOptions = { ...exact, fuzzy: slipsIn, weights: { prefix: 0.5, fuzzy: 0.25 } }
  const loose: SearchOptions = { ...forgiving, combineWith: 'OR' }
  for (const options of [exact, forgiving, loose]) {
    const found = index.search(words, options)
    if (found.length > 0) return found.flatMap((hit) => places.find(({ id }) => id === hit.id) ?? [])
  }
  return []
}

/** How many wrong letters a word may have. */
function slipsIn(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}
