import { HttpError } from '../http/http-error.ts';
import { BadField } from '../store/bad-field.ts';
import { NoSuchDocument, NotPossible, VersionConflict, VersionMissing } from '../store/refusals.ts';
import { newestVersion } from './document-response.ts';

/** Turns refusals of the store into responses that say why. `yours` is what was sent, to compare with. */
export async function reportRefusals<T>(work: () => Promise<T>, yours: unknown = null): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw httpErrorOf(error, yours) ?? error;
  }
}

function httpErrorOf(error: unknown, yours: unknown): HttpError | undefined {
  if (error instanceof BadField)
    return new HttpError(400, `${error.field}: ${error.message}`, error.field, {}, { errors: error.faults });
  if (error instanceof NoSuchDocument) return new HttpError(404, error.message);
  if (error instanceof NotPossible) return new HttpError(409, error.message, 'slug');
  if (error instanceof VersionMissing)
    return new HttpError(
      428,
      `Say which version this is based on: send the header If-Match: "${error.version}", or If-Match: * to overwrite whatever is there.`,
      'If-Match',
    );
  if (error instanceof VersionConflict)
    return new HttpError(
      412,
      error.message,
      'If-Match',
      {},
      { yours, theirs: error.theirs ? newestVersion(error.theirs) : null },
    );
  return undefined;
}
