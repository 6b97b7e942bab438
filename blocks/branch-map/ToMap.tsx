import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { MapPoint } from '@/src/map/browser/map-point'

type ToMapProps = {
  id: string
  point: MapPoint
  /** With `{name}`. */
  text: string
  onShow: (id: number) => void
}

/** The way from a place of the list to the same place on the map. */
export function ToMap({ id, point, text, onShow }: ToMapProps): ReactNode {
  const place = document.getElementById(`${id}-${point.id}`)?.querySelector('[data-part="to-map"]')
  if (!place) return null
  return createPortal(
    <button type="button" onClick={() => onShow(point.id)}>
      {text.replace('{name}', point.name)}
    </button>,
    place,
  )
}
