import type L from 'leaflet'

type PopupOptions = { name: string; close: string /** What the list says of the place. */; content: () => Node | null }

/**
 * A popup that says the same as the list, as a dialog of its own: it takes the focus, ends with Escape or its button, and gives
 * the focus back to where it came from. Leaflet's own has none of these.
 */
export function bindPlacePopup(marker: L.Marker, { name, close, content }: PopupOptions): void {
  marker.bindPopup(() => toElement({ name, close, content }, () => marker.closePopup()), {
    closeButton: false,
    minWidth: 220,
    maxWidth: 300,
    autoPanPadding: [16, 16],
  })
  let opener: Element | null = null
  marker.on('popupopen', ({ popup }: L.PopupEvent) => {
    opener = document.activeElement
    const element = popup.getElement()
    element?.setAttribute('role', 'dialog')
    element?.setAttribute('aria-label', name)
    element?.querySelector<HTMLElement>('[data-part="close"]')?.focus({ preventScroll: true })
  })
  marker.on('popupclose', ({ popup }: L.PopupEvent) => {
    const hadFocus = popup.getElement()?.contains(document.activeElement)
    // Back to where one was, which may be a place of the list out of sight.
    if (hadFocus && opener instanceof HTMLElement && opener.isConnected) opener.focus()
    else if (hadFocus) marker.getElement()?.focus({ preventScroll: true })
  })
}

function toElement({ name, close, content }: PopupOptions, onClose: () => void): HTMLElement {
  const element = document.createElement('div')
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset['part'] = 'close'
  button.textContent = close
  button.addEventListener('click', onClose)
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  })
  element.append(content() ?? document.createTextNode(name), button)
  return element
}
