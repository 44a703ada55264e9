export type { ArchivedEvent, ArchiveReader } from './archive-reader.port.js';
export { bookmarkAfter, BookmarkMismatch, checkBookmark, type Bookmark } from './bookmark.js';
export { memoryArchive, type EventToKeep, type MemoryArchive } from './memory-archive.js';
