import type { PlaceFiguresQuery } from '@/graphql/generated/operations'
import { ownProvince } from '@/src/country/bank'
import { type PlaceFigureName, placeFigureNames } from '@/src/publications/computed-placeholders'
import type { Placeholders } from './fill-placeholders'

type Place = NonNullable<PlaceFiguresQuery['Branches']>['docs'][number]

const placeFigures: Readonly<Record<PlaceFigureName, (places: readonly Place[]) => number>> = {
  branches: (places) => branchesOf(places).length,
  branchesElsewhere: (places) => branchesOf(places).filter(({ province }) => province !== ownProvince.key).length,
  [ownProvince.placeholder]: (places) =>
    branchesOf(places).filter(({ province }) => province === ownProvince.key).length,
  branchProvinces: (places) => new Set(branchesOf(places).map(({ province }) => province)).size,
  cashPoints: (places) => places.filter(({ placeKind }) => placeKind === 'cashPoint').length,
  corporateCentres: (places) => places.filter(({ placeKind }) => placeKind === 'corporateCentre').length,
}

function branchesOf(places: readonly Place[]): Place[] {
  return places.filter(({ placeKind }) => placeKind === 'branch')
}

/** Whether one of the names is a figure that is counted from the places. */
export function hasPlaceFigure(names: ReadonlySet<string>): boolean {
  return placeFigureNames.some((name) => names.has(name))
}

/** Counts the places of an answer, in digits. */
export function countPlaces(answer: PlaceFiguresQuery): Placeholders {
  const places = answer.Branches?.docs ?? []
  return Object.fromEntries(Object.entries(placeFigures).map(([name, count]) => [name, String(count(places))]))
}
