import type L from 'leaflet'
import { leafletLayer } from 'protomaps-leaflet'
import { siteLanguages } from '@/src/country/bank'

/**
 * Streets from a PMTiles file of the site itself, of which only the parts that are seen are fetched.
 *
 * @param href the file's address on this site.
 */
export function streetLayer(href: string): (map: L.Map) => Promise<void> {
  return async (map) => {
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches
    leafletLayer({
      url: new URL(href, location.href).href,
      flavor: isDark ? 'dark' : 'light',
      lang: siteLanguages[0],
    }).addTo(map)
  }
}
