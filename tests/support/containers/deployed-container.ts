/** A container as a file for compose or Kubernetes describes it. */
export type DeployedContainer = {
  name: string
  settings: Readonly<Record<string, string>>
  /** What runs in it. */
  program: readonly string[]
  /** Ports of it that others are sent to. */
  ports: readonly number[]
  /** Files that secrets put there, by their whole paths. */
  secretFiles: readonly string[]
  /** Directories that outlive it. */
  kept: readonly string[]
  /** Volumes and secrets that are named and that nothing declares. */
  undeclared: readonly string[]
  /** What is asked whether it is well: ports, and programs. */
  probes: readonly (number | readonly string[])[]
  /** What is wrong with who it runs as and what it may write to. */
  openings: readonly string[]
}
