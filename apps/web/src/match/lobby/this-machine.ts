/** Whether an address leads nowhere from any other machine. */
export const isThisMachineAlone = (hostname: string): boolean =>
  /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
