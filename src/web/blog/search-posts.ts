interface Searchable {
  title: string
  description: string
  html: string
}

/** The articles that have every word of the question somewhere, whatever its case and accents. */
export function searchPosts<Post extends Searchable>(posts: readonly Post[], question: string): Post[] {
  const wanted = plain(question).split(/\s+/).filter(Boolean)
  return posts.filter((post) => {
    const text = plain(`${post.title} ${post.description} ${post.html.replace(/<[^>]+>/g, ' ')}`)
    return wanted.every((word) => text.includes(word))
  })
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

export interface Slice<Item> {
  items: Item[]
  page: number
  pages: number
}

/** One page of a list, counted from 1; null when there is no such page. An empty list has one, empty, page. */
export function sliceOf<Item>(items: readonly Item[], page: number, perPage: number): Slice<Item> | null {
  const pages = Math.max(1, Math.ceil(items.length / perPage))
  if (!Number.isInteger(page) || page < 1 || page > pages) return null
  return { items: items.slice((page - 1) * perPage, page * perPage), page, pages }
}
