// Next brings it along without types. Only what is used is described here, so that a wider use has to be thought about.
declare module 'next/dist/compiled/@vercel/nft/index.js' {
  const nft: {
    nodeFileTrace: (
      files: string[],
      options: { base: string; processCwd: string; ignore: (path: string) => boolean },
    ) => Promise<{ fileList: ReadonlySet<string> }>
  }
  export = nft
}
