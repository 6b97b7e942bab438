import { type PlaceKind, type PlaceService, placeKinds, placeServices } from './place-choices'

/** The parameters of an address that a list of places answers. */
export const placeParameters = ['place', 'type', 'service', 'open', 'access'] as const

/** What somebody looks for; what is not asked leaves nothing out. */
export type PlaceRequest = {
  words: string
  kind: PlaceKind | null
  service: PlaceService | null
  isOpenNow: boolean
  isStepFree: boolean
}

/** Asks for everything. */
export const noFilters: PlaceRequest = { words: '', kind: null, service: null, isOpenNow: false, isStepFree: false }

/** What an address asks. What makes no sense is left out: a search has no wrong questions. */
export function toPlaceRequest(query: Readonly<Partial<Record<string, string>>>): PlaceRequest {
  return {
    words: (query['place'] ?? '').trim(),
    kind: placeKinds.find((kind) => kind === query['type']) ?? null,
    service: placeServices.find((service) => service === query['service']) ?? null,
    isOpenNow: query['open'] === 'now',
    isStepFree: query['access'] === 'stepFree',
  }
}

/** Whether anything is looked for. */
export function isAsked({ words, kind, service, isOpenNow, isStepFree }: PlaceRequest): boolean {
  return words !== '' || kind !== null || service !== null || isOpenNow || isStepFree
}
