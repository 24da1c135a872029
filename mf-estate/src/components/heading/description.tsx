import { Fold, isEmptyText, SampleNote } from '@gakumado/shared/ui';

interface DescriptionProps {
  /** One line that stands for the home. */
  catchCopy: string | null;
  text: string | null;
  isSample: boolean;
}

/** The shop's words about the property, and the one note of the page on samples. */
export function Description({ catchCopy, text, isSample }: DescriptionProps) {
  const gist = catchCopy === null || isEmptyText(catchCopy) ? '' : catchCopy;
  return (
    <>
      {isEmptyText(text) ? (
        gist && <p>{gist}</p>
      ) : (
        <Fold title="この物件について" gist={gist}>
          <p>{text}</p>
        </Fold>
      )}
      {isSample && <SampleNote />}
    </>
  );
}
