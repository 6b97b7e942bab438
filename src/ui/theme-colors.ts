// Written by `npm run generate` from src/ui/styles/tokens.css. Change that instead.

/** The colours of the site by role, for what cannot read style sheets. */
export const themeColors = {
  paper: { light: '#ffffff', dark: '#ffffff' },
  band: { light: '#ffffff', dark: '#ffffff' },
  deep: { light: '#0b3f3b', dark: '#0b322e' },
  ink: { light: '#1b1813', dark: '#f4eee4' },
  'ink-soft': { light: '#5a5246', dark: '#c0b6a7' },
  'on-deep': { light: '#1b1813', dark: '#1b1813' },
  'on-deep-soft': { light: '#4a443a', dark: '#4a443a' },
  action: { light: '#0a5a53', dark: '#6fccc2' },
  accent: { light: '#a03a26', dark: '#ec8b76' },
  sun: { light: '#f5b83d', dark: '#efb343' },
} as const
