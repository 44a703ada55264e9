/** A file of this machine, chosen or dropped. */
import { useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_FILE_MIB } from './use-verification.js';

export function FileChoice({ onChosen }: { readonly onChosen: (file: File) => void }) {
  const { t } = useTranslation();
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChosen(file);
  };
  return (
    <section className="verify-choice" aria-labelledby="verify-file">
      <h2 id="verify-file">{t('verify.file.title')}</h2>
      <label
        className="verify-drop"
        data-over={isOver || undefined}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <span className="button">{t('verify.file.choose')}</span>
        <span className="hint">{t('verify.file.drop', { mib: MAX_FILE_MIB })}</span>
        <input
          type="file"
          className="unseen"
          accept=".jsonl,.json,.txt,application/jsonl"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onChosen(file);
            // The same file may be chosen once more after it was changed.
            target.value = '';
          }}
        />
      </label>
    </section>
  );
}
