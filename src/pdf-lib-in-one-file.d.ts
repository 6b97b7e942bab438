// pdf-lib ships types for its many files only. This is the same library in one.
declare module 'pdf-lib/dist/pdf-lib.js' {
  export * from 'pdf-lib'
}
