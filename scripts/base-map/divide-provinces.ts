import type { Point } from '@/src/map/segment-distance'
import { divideLand, joinLands } from './divide-land'
import type { Land } from './land'

/*
 * The borders that the 18 provinces of before 2025 lack, as lines of our own; longitude before latitude. What each is drawn from, and
 * how near to the truth it is, stands in docs/base-map.md.
 */

/** Where the way from Cacuaco to the north crosses the Bengo: Luanda, Icolo e Bengo and Bengo meet. */
const kifangondo: Point = [13.43, -8.77]

/** The Bengo, from its mouth into what Luanda was before 2011. */
const lowerBengo: readonly Point[] = [[13.38, -8.757], kifangondo, [13.5, -8.815], [13.575, -8.86]]

/** The Bengo goes on, by the reservoir of Quiminha, to Cuanza-Norte. */
const upperBengo: readonly Point[] = [
  [13.575, -8.86],
  [13.62, -8.87],
  [13.66, -8.9],
  [13.73, -8.93],
  [13.79, -8.96],
  [13.9, -8.96],
  [14.0, -8.98],
  [14.08, -8.95],
]

/** From the Cuanza at Calumbo along the canal of Kikuxi, east of Viana, and along the ways EN 230 and EN 100 to the Bengo. */
const kikuxi: readonly Point[] = [
  [13.363, -9.167],
  [13.352, -9.1],
  [13.36, -9.03],
  [13.385, -8.985],
  [13.41, -8.95],
  [13.425, -8.91],
  [13.425, -8.86],
  [13.41, -8.81],
  kifangondo,
]

/** West of the Cuito as far as Cuito Cuanavale reaches, along the river below, and to the Cubango before Dirico. */
const cuito: readonly Point[] = [
  [18.93, -14.4],
  [18.83, -14.75],
  [18.84, -15.15],
  [18.98, -15.5],
  [19.165, -15.7],
  [19.151, -16.0],
  [19.089, -16.315],
  [19.002, -16.433],
  [19.01, -16.522],
  [19.137, -16.791],
  [19.406, -17.0],
  [19.559, -17.103],
  [19.699, -17.311],
  [20.0, -17.543],
  [20.15, -17.89],
]

/**
 * From the Cassai by the two points that the law names (UTM 34 S: 452842, 8740439 and 447802, 8735115) down the Lumeji and the Luena,
 * across to the Livale, and down the Lungué-Bungo to Zambia.
 */
const lumeji: readonly Point[] = [
  [20.57, -11.35],
  [20.568, -11.392],
  [20.522, -11.438],
  [20.62, -11.58],
  [20.7, -11.8],
  [20.85, -12.0],
  [21.05, -12.17],
  [21.3, -12.26],
  [21.55, -12.33],
  [21.52, -12.62],
  [21.55, -12.75],
  [21.62, -13.26],
  [21.65, -13.298],
  [21.819, -13.294],
  [21.898, -13.327],
  [21.911, -13.387],
  [22.0, -13.429],
]

const [caxito, catete, luanda, zango, panguila]: readonly [Point, Point, Point, Point, Point] = [
  [13.664, -8.579],
  [13.699, -9.115],
  [13.236, -8.815],
  [13.429, -8.998],
  [13.45, -8.68],
]
const [menongue, mavinga]: readonly [Point, Point] = [
  [17.691, -14.658],
  [20.36, -15.79],
]
const [luena, cazombo]: readonly [Point, Point] = [
  [19.917, -11.783],
  [22.9, -11.89],
]

/**
 * Makes the 21 provinces of since 2025 of the 18 of before.
 *
 * @param old with the names of Natural Earth, in which Luanda and Bengo have the border of before 2011.
 * @see Lei n.º 29/11, de 1 de Setembro, and Lei n.º 14/24, de 5 de Setembro
 */
export function divideProvinces(old: readonly Land[]): Land[] {
  let lands = divideLand(old, {
    of: 'Luanda',
    along: lowerBengo,
    into: [
      ['south of the Bengo', luanda],
      ['north of the Bengo', panguila],
    ],
  })
  lands = divideLand(lands, {
    of: 'Bengo',
    along: upperBengo,
    into: [
      ['Caxito', caxito],
      ['Catete', catete],
    ],
  })
  lands = divideLand(lands, {
    of: 'south of the Bengo',
    along: kikuxi,
    into: [
      ['Luanda', luanda],
      ['Zango', zango],
    ],
  })
  lands = joinLands(lands, ['Caxito', 'north of the Bengo'], 'Bengo')
  lands = joinLands(lands, ['Catete', 'Zango'], 'Icolo e Bengo')
  lands = divideLand(lands, {
    of: 'Cuando Cubango',
    along: cuito,
    into: [
      ['Cubango', menongue],
      ['Cuando', mavinga],
    ],
  })
  return divideLand(lands, {
    of: 'Moxico',
    along: lumeji,
    into: [
      ['Moxico', luena],
      ['Moxico Leste', cazombo],
    ],
  })
}
