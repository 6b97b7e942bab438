import { readFileSync } from 'node:fs'

/** A colour of the site by the role it plays, in either scheme. */
export type TokenColor = { light: string; dark: string }

/**
 * The colours of the one token file, for drawings that cannot read style sheets.
 *
 * @param file the style sheet with lines such as `--color-deep: light-dark(#0b3f3b, #0a2f2c);`
 * @returns what finds a role, for example `deep`. It refuses one that the file does not have.
 */
export function readTokenColors(file = 'src/ui/styles/tokens.css'): (role: string) => TokenColor {
  const css = readFileSync(file, 'utf8')
  return (role) => {
    const value = new RegExp(`--color-${role}:\\s*([^;]+);`).exec(css)?.[1]?.trim() ?? ''
    const [light, dark = light] = value.match(/#[0-9a-f]{6}\b/gi) ?? []
    if (light === undefined || dark === undefined) throw new Error(`${file} has no colour for the role "${role}"`)
    return { light, dark }
  }
}
