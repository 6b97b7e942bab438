import { describe, expect, it } from 'vitest'
import { findPlaces } from './find-places'
import { toOpeningHours } from './opening-hours/opening-hours'
import type { Place } from './place'
import { toPlaceRequest } from './place-request'

const place = (
  id: number,
  name: string,
  locality: string[],
  province: string,
  kind: Place['kind'] = 'branch',
): Place => ({
  id,
  name,
  kind,
  href: null,
  address: null,
  locality,
  province,
  position: null,
  phone: null,
  hours: toOpeningHours({}),
  services: [],
  access: [],
  note: null,
})

const places = [
  place(1, 'Balcão Ingombota', ['Ingombota'], 'Luanda'),
  place(2, 'Caixa automático Mutamba', ['Mutamba', 'Ingombota'], 'Luanda', 'cashPoint'),
  place(3, 'Balcão Viana', ['Vila de Viana', 'Viana'], 'Luanda'),
  place(4, 'Balcão Moçâmedes', ['Centro', 'Moçâmedes'], 'Namibe'),
  place(5, 'Balcão Saurimo', ['Centro', 'Saurimo'], 'Lunda-Sul'),
  place(6, 'Caixa automático M’banza Kongo', ['M’banza Kongo'], 'Zaire', 'cashPoint'),
  place(7, 'Centro de Empresas Viana', ['Polo Industrial', 'Viana'], 'Luanda', 'corporateCentre'),
  place(8, 'Balcão Uíge', ['Uíge'], 'Uíge'),
]
const find = (words: string) =>
  findPlaces(places, toPlaceRequest({ place: words }), { locale: 'pt', moment: 0 }).map(({ id }) => id)

describe('findPlaces', () => {
  it.each([
    ['Moçâmedes', [4]],
    ['mocamedes', [4]],
    ['MOÇAMEDES', [4]],
    ['mosamedes', [4]],
    ['Uige', [8]],
    ['mutanba', [2]],
    ['ingonbota', [1, 2]],
    ['saur', [5]],
    ['mbanza', [6]],
    ['balcão em Viana', [3]],
    ['multicaixa na Mutamba', [2]],
    // A province that is one letter away from another.
    ['Lunda', [5]],
    ['Namibe', [4]],
  ])('finds for %s', (words, ids) => {
    expect(find(words).toSorted()).toEqual(ids)
  })

  it('names the place of the name before those that only lie there', () => {
    expect(find('Viana').slice(0, 2).toSorted()).toEqual([3, 7])
    expect(find('ingombota')[0]).toBe(1)
  })

  it.each(['Xangongo', '12345', '%%%', '"><script>'])('finds nothing for %s', (words) => {
    expect(find(words)).toEqual([])
  })

  it('finds everything for nothing, in the order it came', () => {
    expect(find('   ')).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
})
