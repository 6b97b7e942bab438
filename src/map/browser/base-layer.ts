import L from 'leaflet'
import { outlines } from '@/src/country/outlines'
import { toProvinceLabel } from './map-icons'

/** Below this zoom names of provinces would cover each other. */
const leastZoomOfNames = 6

/** Draws the country with its provinces, which is there whatever else can be had. */
export function addBaseLayer(map: L.Map): void {
  const names = L.layerGroup()
  for (const { name, rings } of outlines) {
    const corners = rings.map((ring) =>
      ring.map(([latitude = 0, longitude = 0]): L.LatLngTuple => [latitude, longitude]),
    )
    const province = L.polygon(corners, { className: 'province', interactive: false, smoothFactor: 1 }).addTo(map)
    L.marker(province.getBounds().getCenter(), {
      icon: toProvinceLabel(name),
      interactive: false,
      keyboard: false,
    }).addTo(names)
  }
  const showNames = () => {
    if (map.getZoom() >= leastZoomOfNames) names.addTo(map)
    else names.remove()
  }
  map.on('zoomend', showNames)
  showNames()
}
