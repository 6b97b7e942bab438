/** The build of recheck that is JavaScript alone: no Java, no program of the machine's own. The package does not type it. */
declare module 'recheck/lib/browser.js' {
  type CheckSync = typeof import('recheck').checkSync

  /** As bundlers see it. Node, which reads CommonJS from outside, finds no names in it. */
  export const checkSync: CheckSync | undefined
  const everything: { checkSync: CheckSync }
  export default everything
}
