const data = /\.fixtures\.tsx?$|\/example-[^/]+\.ts$|^src\/(?:cms\/migrations|stored-types)\//

/** Whether the lines of a file are examples or generated, and say what they say as data. @param file its path from the root of the project. */
export const isData = (file: string): boolean => data.test(file)
