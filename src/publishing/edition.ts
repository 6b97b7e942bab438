/** What every page carries: pages of one edition go together. */
export type Edition = {
  /** Names the files that pages refer to. */
  build: string
  /** The public address and whatever else is set for the whole site. */
  settings: string
}

/** The name under which progress and frames keep an edition. */
export function nameEdition({ build, settings }: Edition): string {
  return `${build} ${settings}`
}
