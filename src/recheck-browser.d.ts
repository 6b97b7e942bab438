/** The build of recheck that is JavaScript alone: no Java, no program of the machine's own. The package does not type it. */
declare module 'recheck/lib/browser.js' {
  export { checkSync } from 'recheck'
}
