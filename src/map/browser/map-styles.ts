/**
 * What is drawn on the map has the classes that Leaflet writes. What Leaflet needs to work is written here and not taken from
 * its own sheet: that brings pictures, fonts and colours which are not the site's.
 */
const styles = `@layer components {
[data-part="map"] :is(.leaflet-pane, .leaflet-tile, .leaflet-layer, .leaflet-marker-icon, .leaflet-tile-container),
[data-part="map"] .leaflet-pane > :is(svg, canvas) {
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
}

[data-part="map"] .leaflet-pane > svg,
[data-part="map"] .leaflet-tile {
  max-inline-size: none;
  max-block-size: none;
}

[data-part="map"] :is(.leaflet-marker-icon, .leaflet-tile-container),
[data-part="map"] .leaflet-pane > svg path {
  pointer-events: none;
}

[data-part="map"] .leaflet-interactive {
  pointer-events: auto;
  cursor: pointer;
}

[data-part="map"] .leaflet-pane {
  z-index: 1;
}

[data-part="map"] .leaflet-overlay-pane {
  z-index: 2;
}

[data-part="map"] .leaflet-marker-pane {
  z-index: 3;
}

[data-part="map"] .leaflet-popup-pane {
  z-index: 4;
}

[data-part="map"] .leaflet-zoom-animated {
  transform-origin: 0 0;
}

[data-part="map"] .leaflet-zoom-anim .leaflet-zoom-animated {
  transition: transform 0.25s cubic-bezier(0, 0, 0.25, 1);
}

[data-part="map"] :is(.leaflet-zoom-anim, .leaflet-pan-anim) .leaflet-tile {
  transition: none;
}

[data-part="map"] .leaflet-zoom-anim .leaflet-zoom-hide {
  visibility: hidden;
}

[data-part="map"] .leaflet-cluster-anim :is(.leaflet-marker-icon, .leaflet-marker-shadow) {
  transition:
    transform 0.3s ease-out,
    opacity 0.3s ease-in;
}

[data-part="map"] .leaflet-grab {
  cursor: grab;
}

[data-part="map"] .province {
  fill: var(--color-land);
  fill-opacity: 1;
  stroke: var(--color-line-strong);
  stroke-opacity: 1;
  stroke-width: 1px;
}

/* Over streets the provinces are lines only. */
[data-streets] [data-part="map"] .province {
  fill: none;
}

[data-part="map"] :is(.province-name, .town-name) span {
  position: absolute;
  translate: -50% -50%;
  font-size: var(--text-small);
  color: var(--color-ink-soft);
  white-space: nowrap;
}

/* Below the mark of a place, which often stands in the middle of the town. */
[data-part="map"] .town-name span {
  translate: -50% 1.75rem;
  font-weight: var(--weight-strong);
}

[data-part="map"] :is(.place-mark, .place-cluster) {
  display: grid;
  place-items: center;
}

[data-part="map"] .place-mark span {
  display: grid;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  border: 2px solid var(--color-card);
  border-radius: 50%;
  background: var(--color-action);
  color: var(--color-on-action);
}

[data-part="map"] .place-mark [data-kind="cashPoint"] {
  border-radius: var(--radius-small);
}

[data-part="map"] .place-mark svg {
  inline-size: 1.25rem;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linejoin: round;
}

[data-part="map"] .place-cluster span {
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border: 3px solid var(--color-action);
  border-radius: 50%;
  background: var(--color-card);
  color: var(--color-on-card);
  font-weight: var(--weight-strong);
  font-variant-numeric: tabular-nums;
}

[data-part="map"] .own-place {
  border: 4px solid var(--color-card);
  border-radius: 50%;
  background: var(--color-accent);
  outline: 2px solid var(--color-accent);
}

[data-part="map"] .leaflet-popup {
  position: absolute;
  margin-block-end: var(--space-5);
  padding: var(--space-4);
  border: 1.5px solid var(--color-line-strong);
  border-radius: var(--radius);
  background: var(--color-card);
  box-shadow: var(--shadow-raised);
  color: var(--color-on-card);
  font-size: var(--text-small);
  line-height: 1.45;
  user-select: text;
}

[data-part="map"] .leaflet-popup-tip-container {
  display: none;
}

[data-part="map"] .leaflet-popup-content {
  overflow-wrap: anywhere;
}

[data-part="map"] .leaflet-popup-content button {
  margin-block-start: var(--space-3);
}
}`

const added = new WeakSet<Document>()

/** Brings the styles of the map to the page that shows one; once, however many maps it shows. */
export function addMapStyles(page: Document): void {
  if (added.has(page)) return
  added.add(page)
  // Through the object model: the policy of the site refuses styles written as markup.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
}
