type Told = { [field in 'text' | 'time' | 'topic' | 'figure']?: string }
export type Post = { person: string; likes?: number; comments?: { person: string; text: string }[] } & Told

export const content = {
  brand: 'Paddenwacht',
  title: 'Leuvenumseweg',
  me: 'You',
  posts: [
    {
      person: 'Marit Brouwer',
      time: '22:40',
      topic: 'Counts',
      figure: '137',
      likes: 14,
      text: 'Carried over tonight, most of them between posts 3 and 5. Two alpine newts. Warm rain, 9 degrees.',
      comments: [{ person: 'Joost', text: 'A record for this week. I take the early round.' }],
    },
    {
      person: 'Joost Hendriks',
      time: '21:15',
      topic: 'Road',
      text: 'The barrier by the mill is down until six. The baker has the key and drives at walking pace.',
      comments: [{ person: 'Fenna', text: 'He knows the song of every one of them by now.' }],
    },
    { person: 'Fenna de Wit', time: '19:02', topic: 'Fence', text: 'The mesh is loose behind bucket 11.' },
    {
      person: 'Sami Aalbers',
      topic: 'Counts',
      figure: '52',
      text: 'My first evening. They sing in the bucket.',
    },
  ] as Post[],
  navigation: [{ label: 'All' }, { label: 'Counts' }, { label: 'Road' }, { label: 'Fence' }] as {
    label: string
  }[],
  write: { label: 'What is new?', action: 'Post' },
  reply: { label: 'Write a comment', action: 'Send' },
  labels: { topics: 'Topics', like: 'Like', comments: 'Comments', now: 'now' },
  nothing: 'Nothing here yet.',
}
