export interface FileEntry {
  name: string
  folder?: string
  kind?: string
  size?: string
  changed?: string
  person?: string
}

export interface Content {
  brand: string
  title: string
  folders: { name: string }[]
  files: FileEntry[]
  labels: {
    folders: string
    all: string
    search: string
    sort: string
    byName: string
    byKind: string
    asIs: string
    view: string
    tiles: string
    list: string
    newFolder: string
    folderName: string
    create: string
    empty: string
    nothingFound: string
    details: string
    close: string
    rename: string
    save: string
    move: string
    remove: string
    removed: string
    undo: string
    kind: string
    size: string
    changed: string
    person: string
    folder: string
    count: string
    pick: string
  }
}

export const content: Content = {
  brand: 'Atelier Almada 41',
  title: 'Casa do Moleiro, Porto',
  folders: [{ name: 'Permit' }, { name: 'Survey' }, { name: 'Details' }, { name: 'Site visits' }],
  files: [
    {
      name: 'Ground floor 1:50',
      folder: 'Permit',
      kind: 'Drawing',
      size: '4.2 MB',
      changed: 'Today, 10:12',
      person: 'Inês',
    },
    {
      name: 'Upper floor 1:50',
      folder: 'Permit',
      kind: 'Drawing',
      size: '3.9 MB',
      changed: 'Today, 9:40',
      person: 'Inês',
    },
    {
      name: 'Section through the stair',
      folder: 'Permit',
      kind: 'Drawing',
      size: '5.1 MB',
      changed: 'Yesterday',
      person: 'Rui',
    },
    {
      name: 'Letter to the Câmara',
      folder: 'Permit',
      kind: 'Text',
      size: '48 KB',
      changed: '3 March',
      person: 'Teresa',
    },
    {
      name: 'Areas by room',
      folder: 'Permit',
      kind: 'Table',
      size: '22 KB',
      changed: '2 March',
      person: 'Inês',
    },
    {
      name: 'Mill wall, point cloud',
      folder: 'Survey',
      kind: 'Model',
      size: '1.8 GB',
      changed: '12 February',
      person: 'Rui',
    },
    {
      name: 'Levels of the yard',
      folder: 'Survey',
      kind: 'Drawing',
      size: '2.0 MB',
      changed: '12 February',
      person: 'Rui',
    },
    {
      name: 'Well and drains, notes',
      folder: 'Survey',
      kind: 'Text',
      size: '31 KB',
      changed: '14 February',
      person: 'Teresa',
    },
    {
      name: 'Window reveal, granite',
      folder: 'Details',
      kind: 'Drawing',
      size: '1.1 MB',
      changed: '26 February',
      person: 'Inês',
    },
    {
      name: 'Oak stair, tread and stringer',
      folder: 'Details',
      kind: 'Drawing',
      size: '1.4 MB',
      changed: '28 February',
      person: 'Rui',
    },
    {
      name: 'Door schedule',
      folder: 'Details',
      kind: 'Table',
      size: '36 KB',
      changed: '1 March',
      person: 'Teresa',
    },
    {
      name: 'Visit 4, damp in the north gable',
      folder: 'Site visits',
      kind: 'Text',
      size: '64 KB',
      changed: '1 March',
      person: 'Teresa',
    },
    {
      name: 'Mill wheel, mesh',
      folder: 'Survey',
      kind: 'Model',
      size: '420 MB',
      changed: '20 February',
      person: 'Rui',
    },
  ],
  labels: {
    folders: 'Folders',
    all: 'All files',
    search: 'Search',
    sort: 'Sort',
    byName: 'by name',
    byKind: 'by kind',
    asIs: 'newest first',
    view: 'View',
    tiles: 'Tiles',
    list: 'List',
    newFolder: 'New folder',
    folderName: 'Name of the folder',
    create: 'Create',
    empty: 'This folder is empty. Move a file here from its details.',
    nothingFound: 'No file of that name.',
    details: 'Details',
    close: 'Close',
    rename: 'Name',
    save: 'Rename',
    move: 'Folder',
    remove: 'Delete',
    removed: 'deleted',
    undo: 'Undo',
    kind: 'Kind',
    size: 'Size',
    changed: 'Changed',
    person: 'By',
    folder: 'Folder',
    count: 'files',
    pick: 'No folder',
  },
}
