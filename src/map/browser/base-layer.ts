import L from 'leaflet'
import { outlines } from '@/src/country/outlines'
import { toNameLabel } from './map-icons'

/** Below this zoom names of provinces would cover each other; from the other on one sees less than a province, and is told the towns. */
const [leastZoomOfProvinces, leastZoomOfTowns] = [6, 8]

/** Draws the country with its provinces and their towns, which is there whatever else can be had. */
export function addBaseLayer(map: L.Map): void {
  const [provinces, towns] = [L.layerGroup(), L.layerGroup()]
  for (const { name, label, seat, rings } of outlines) {
    L.polygon(rings.map(toCorners), { className: 'province', interactive: false, smoothFactor: 1 }).addTo(map)
    addName(provinces, label, toNameLabel(name, 'province'))
    addName(towns, seat.at, toNameLabel(seat.town, 'town'))
  }
  const showNames = () => {
    const zoom = map.getZoom()
    show(provinces, zoom >= leastZoomOfProvinces && zoom < leastZoomOfTowns)
    show(towns, zoom >= leastZoomOfTowns)
  }
  const show = (names: L.LayerGroup, isShown: boolean) => {
    if (isShown) names.addTo(map)
    else names.remove()
  }
  map.on('zoomend', showNames)
  showNames()
}

function toCorners(ring: readonly (readonly number[])[]): L.LatLngTuple[] {
  return ring.map(toCorner)
}

function toCorner([latitude = 0, longitude = 0]: readonly number[]): L.LatLngTuple {
  return [latitude, longitude]
}

/** Below every mark of a place: Leaflet stacks marks by how far down they stand, in pixels. */
const belowMarks = -100_000

function addName(names: L.LayerGroup, at: readonly number[], icon: L.DivIcon): void {
  L.marker(toCorner(at), { icon, interactive: false, keyboard: false, zIndexOffset: belowMarks }).addTo(names)
}
