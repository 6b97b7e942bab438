/** The file of the bank's face, which `font.css` declares and every page asks for with itself. */
export const faceFile = new URL(
  '../../node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
  import.meta.url,
).toString()
