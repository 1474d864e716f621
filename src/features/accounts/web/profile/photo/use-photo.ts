import { useRef, useState } from 'react';
import { cutOut, openPicture, type View, wholeView } from './crop.ts';
import { uploadPhoto } from './upload-photo.ts';

/** A chosen photo that is not part of the profile yet. */
export type Chosen = { picture: ImageBitmap; view: View };
export type PhotoChoice = ReturnType<typeof usePhoto>;

/** Choosing, cropping and uploading a photo. */
export function usePhoto() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [error, setError] = useState<string>();
  const [progress, setProgress] = useState<number | null>(null);
  const [round, setRound] = useState(0);
  const latest = useRef(0);
  /** The finished upload, so that a second attempt to save need not repeat it. */
  const uploaded = useRef<{ of: Chosen; url: string }>(undefined);

  async function choose(file: File | undefined): Promise<void> {
    latest.current += 1;
    const choice = latest.current;
    setError(undefined);
    if (!file) return setChosen(null);
    const opened = await openPicture(file).catch((reason: Error) => reason);
    if (choice !== latest.current) return;
    if (opened instanceof Error) setError(opened.message);
    setChosen(opened instanceof Error ? null : { picture: opened, view: wholeView });
  }

  /** @returns the URL of the chosen photo, or null if there is none; throws when it cannot be uploaded */
  async function upload(): Promise<string | null> {
    if (!chosen) {
      if (error) throw new Error(error);
      return null;
    }
    if (uploaded.current?.of === chosen) return uploaded.current.url;
    setProgress(0);
    setError(undefined);
    try {
      const url = await uploadPhoto(await cutOut(chosen.picture, chosen.view), setProgress);
      uploaded.current = { of: chosen, url };
      return url;
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : 'Photo upload failed');
      throw reason;
    } finally {
      setProgress(null);
    }
  }
  return {
    chosen,
    error,
    progress,
    choose,
    upload,
    setView: (view: View) => setChosen((before) => before && { ...before, view }),
    /** Changes when the choice is discarded, which resets the file field. */
    round,
    forget: () => {
      setRound((before) => before + 1);
      return choose(undefined);
    },
  };
}
