import L from 'leaflet'
import type { MapPoint } from './map-point'

const svgNamespace = 'http://www.w3.org/2000/svg'

/** Outlines on a grid of 24: a house for branches, a card for cash points, a case for companies. */
const drawings = {
  branch: 'M4 10 12 4l8 6v10h-5v-6H9v6H4z',
  cashPoint: 'M3 6h18v12H3zM3 10h18M7 15h3',
  corporateCentre: 'M4 8h16v12H4zM9 8V5h6v3M4 13h16',
} as const satisfies Record<MapPoint['kind'], string>

/** What is drawn as an element has its name on it: Leaflet names pictures only. */
class NamedIcon extends L.DivIcon {
  private readonly label: string

  constructor(label: string, options: L.DivIconOptions) {
    super(options)
    this.label = label
  }

  override createIcon(old?: HTMLElement): HTMLElement {
    const element = super.createIcon(old)
    element.setAttribute('aria-label', this.label)
    return element
  }
}

/** The mark of a place. Made of elements, never of markup: the policy of the site lets no text become markup. */
export function toPlaceIcon({ name, kind }: MapPoint): L.Icon | L.DivIcon {
  const drawing = document.createElementNS(svgNamespace, 'svg')
  drawing.setAttribute('viewBox', '0 0 24 24')
  drawing.setAttribute('aria-hidden', 'true')
  const outline = document.createElementNS(svgNamespace, 'path')
  outline.setAttribute('d', drawings[kind])
  drawing.append(outline)
  const mark = document.createElement('span')
  mark.dataset['kind'] = kind
  mark.append(drawing)
  return new NamedIcon(name, { html: mark, className: 'place-mark', iconSize: [44, 44] })
}

/** The mark of several places that are too close to each other to be told apart. */
export function toClusterIcon(count: number, label: string): L.DivIcon {
  const mark = document.createElement('span')
  mark.textContent = String(count)
  return new NamedIcon(label, { html: mark, className: 'place-cluster', iconSize: [48, 48] })
}

/** Where the visitor is. */
export function toOwnIcon(label: string): L.DivIcon {
  return new NamedIcon(label, { html: document.createElement('span'), className: 'own-place', iconSize: [24, 24] })
}

/** The name of a province or of a town, which only tells where one is. */
export function toNameLabel(name: string, kind: 'province' | 'town'): L.DivIcon {
  const label = document.createElement('span')
  label.textContent = name
  return L.divIcon({ html: label, className: `${kind}-name`, iconSize: [0, 0] })
}
