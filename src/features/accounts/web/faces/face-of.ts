const files = import.meta.glob<string>('./*.webp', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

/** The URL of a person's drawn portrait for the public pages, if there is one. `demo/make/faces.ts` draws them all. */
export const faceOf = (name: string): string | undefined =>
  files[`./${name.toLowerCase().replaceAll(' ', '-')}.webp`];
