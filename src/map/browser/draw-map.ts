import L from 'leaflet'
// Adds itself to the Leaflet that has just been loaded.
import 'leaflet.markercluster'
import { countryFrame } from '@/src/country/bank'
import type { Position } from '../position'
import { addBaseLayer } from './base-layer'
import { toClusterIcon, toOwnIcon, toPlaceIcon } from './map-icons'
import type { MapPoint, MapTexts } from './map-point'
import { addMapStyles } from './map-styles'
import { bindPlacePopup } from './place-popup'

export type DrawnMap = {
  /** Brings a place into sight and says what the list says of it. */
  show: (id: number) => void
  showAll: () => void
  /** Marks where the visitor is and shows the way to the places nearby. */
  showPosition: (position: Position, nearby: readonly Position[]) => void
  /** Measures its element again, which may have been hidden meanwhile. */
  refresh: () => void
  zoomIn: () => void
  zoomOut: () => void
}

type DrawOptions = {
  points: readonly MapPoint[]
  texts: MapTexts
  /** Whether the visitor wants nothing to move by itself. */
  isCalm: boolean
  /** What the list says of a place. */
  contentOf: (id: number) => Node | null
  /** Draws streets below the places; none by default. */
  addStreets?: ((map: L.Map) => Promise<void>) | undefined
}

const closestZoom = 16
/** Closer than this outlines of provinces tell nothing. */
const closestWithoutStreets = 13
/** So near that one place fills no map. */
const zoomOfOnePlace = 13
const country = L.latLngBounds([countryFrame.south, countryFrame.west], [countryFrame.north, countryFrame.east])

/** Draws the map of the places into an element. Everything in it can be reached by keyboard; the wheel stays with the page. */
export async function drawMap(container: HTMLElement, options: DrawOptions): Promise<DrawnMap> {
  const { points, texts, isCalm, contentOf, addStreets } = options
  const isMoving = !isCalm
  addMapStyles(container.ownerDocument)
  const map = L.map(container, {
    // Leaflet writes these as markup, which the policy of the site refuses; the page has its own.
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    zoomAnimation: isMoving,
    fadeAnimation: isMoving,
    markerZoomAnimation: isMoving,
    inertia: isMoving,
    maxBounds: country.pad(0.3),
    minZoom: 4,
    maxZoom: addStreets ? closestZoom : closestWithoutStreets,
    zoomSnap: 0.5,
  })
  container.setAttribute('role', 'region')
  container.setAttribute('aria-label', texts.region)
  addBaseLayer(map)
  await addStreets?.(map)

  const cluster = L.markerClusterGroup({
    animate: isMoving,
    showCoverageOnHover: false,
    maxClusterRadius: 44,
    iconCreateFunction: (group) => {
      const count = group.getChildCount()
      return toClusterIcon(count, texts.cluster.replace('{count}', String(count)))
    },
  })
  const markers = new Map<number, L.Marker>()
  for (const point of points) {
    const marker = L.marker([point.latitude, point.longitude], { icon: toPlaceIcon(point) })
    bindPlacePopup(marker, { name: point.name, close: texts.close, content: () => contentOf(point.id) })
    markers.set(point.id, marker)
    cluster.addLayer(marker)
  }
  map.addLayer(cluster)
  // A group that is opened is gone, and the focus with it.
  cluster.on('clusterkeypress', () => map.once('moveend', () => container.focus({ preventScroll: true })))

  const moves = { animate: isMoving, padding: [32, 32], maxZoom: zoomOfOnePlace } satisfies L.FitBoundsOptions
  const showAll = () => {
    map.fitBounds(points.length > 0 ? cluster.getBounds() : country, moves)
  }
  let own: L.Marker | null = null
  showAll()
  return {
    showAll,
    show: (id) => {
      const marker = markers.get(id)
      if (!marker) return
      cluster.zoomToShowLayer(marker, () => {
        marker.openPopup()
        // At once: a page that still scrolls to what had the focus would not come back.
        container.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      })
    },
    showPosition: ({ latitude, longitude }, nearby) => {
      own?.remove()
      own = L.marker([latitude, longitude], { icon: toOwnIcon(texts.you), keyboard: false, interactive: false }).addTo(
        map,
      )
      const seen = nearby.map((place) => L.latLng(place.latitude, place.longitude))
      map.fitBounds(L.latLngBounds([L.latLng(latitude, longitude), ...seen]), moves)
    },
    refresh: () => map.invalidateSize({ animate: false }),
    zoomIn: () => map.zoomIn(1, { animate: isMoving }),
    zoomOut: () => map.zoomOut(1, { animate: isMoving }),
  }
}
