/** Puts a file on the visitor's own disk. */
export function saveAs(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // The browser has taken the content by then, also a slow one.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
