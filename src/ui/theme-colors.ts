// Written by `npm run generate` from site/theme/tokens.css. Change that instead.

/** The colours of the site by role, for what cannot read style sheets. */
export const themeColors = {
  paper: { light: '#fbf8f2', dark: '#14120f' },
  band: { light: '#f4ecdf', dark: '#1d1a16' },
  deep: { light: '#08352f', dark: '#0a2b27' },
  ink: { light: '#1b1813', dark: '#f4eee4' },
  'ink-soft': { light: '#4c453a', dark: '#c9bfb0' },
  'on-deep': { light: '#fdfaf4', dark: '#f4eee4' },
  'on-deep-soft': { light: '#cfe0dc', dark: '#bcd2cd' },
  action: { light: '#065851', dark: '#6fccc2' },
  accent: { light: '#8f2a16', dark: '#f4937d' },
  sun: { light: '#f5b83d', dark: '#efb343' },
} as const
